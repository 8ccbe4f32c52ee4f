"""The table that the budgets are shown in."""


class Table:
    def __init__(self):
        self.rows, self.short = [], False

    def add(self, what, value, required, at_least=True, unit="x"):
        good = value >= required if at_least else value <= required
        self.short |= not good
        sign = "≥" if at_least else "≤"
        self.rows.append((what, f"{value:.2f} {unit}", f"{sign} {required:g} {unit}", "PASS" if good else "short"))

    def note(self, what, value):
        self.rows.append((what, value, "", ""))

    def show(self):
        widths = [max(len(row[i]) for row in self.rows) for i in range(4)]
        for row in self.rows:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
