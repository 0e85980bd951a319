"""The games where researchers already work: OpenSpiel, PettingZoo and Gymnasium."""
