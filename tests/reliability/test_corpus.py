"""What fuzzing found worth keeping is read again: refused or understood, soon, and nothing else."""

import time

import corpus
import json_mutator
import pytest
import targets

SECONDS = 1.0
"""Of the processor; an input that takes longer is a fault."""


@pytest.mark.parametrize("name", targets.TARGETS)
def test_every_input_that_was_kept_is_refused_or_read(name):
    kept = corpus.seeds(name)
    assert len(kept) > 3
    for data in kept:
        start = time.process_time()
        targets.run(targets.TARGETS[name], data)
        assert time.process_time() - start < SECONDS, data


@pytest.mark.parametrize("name", ["hand_json", "game_json", "stored_entry", "pending", "progress"])
def test_documents_with_one_thing_changed_are_refused_or_read(name):
    seeds = [data for data in corpus.seeds(name) if len(data) < 3000]
    for seed in range(60):
        data = json_mutator.mutated(seeds[seed % len(seeds)], seed)
        if data is not None:
            targets.run(targets.TARGETS[name], data)


def test_a_fault_is_seen():
    def faulty(data: bytes) -> None:
        {}[data]

    with pytest.raises(KeyError):
        targets.run(faulty, b"x")
