"""The Points page: what han and fu, or yakuman, pay; and back from a payment to han and fu."""
