import type { ExactUnits } from './exactUnits.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'

/** A financing with its sums and days as numbers, which are worked out when a line first comes near it. */
export class IndexedLoan {
  readonly financing: OpenFinancing
  /** Place of its client. */
  readonly client: number
  /** Its reference as it is looked up, before letters and digits that look alike are one. */
  readonly plainKey: string
  readonly #units: ExactUnits
  #due: { unpaid: bigint | null; steps: readonly bigint[]; day: number | null } | null = null

  constructor(financing: OpenFinancing, client: number, plainKey: string, units: ExactUnits) {
    this.financing = financing
    this.client = client
    this.plainKey = plainKey
    this.#units = units
  }

  /** Whether it had begun on a day, `YYYY-MM-DD`; `true` where nothing says when it began. */
  hadBegun(day: string): boolean {
    const { startDay } = this.financing
    return startDay === null || startDay <= day
  }

  /** What is left to pay; `null` where that is not known. */
  get unpaid(): bigint | null {
    return this.#read().unpaid
  }

  /** What is due until the first, the second, … day. */
  get steps(): readonly bigint[] {
    return this.#read().steps
  }

  /** What is due next, which is all of it where no day is known. */
  get next(): bigint | null {
    return this.steps[0] ?? this.unpaid
  }

  /** Days since 1970 of what is due next. */
  get dueDay(): number | null {
    return this.#read().day
  }

  #read(): { unpaid: bigint | null; steps: readonly bigint[]; day: number | null } {
    if (this.#due) return this.#due
    const { unpaid, due } = this.financing
    const steps: bigint[] = []
    let sum = 0n
    for (const one of due.slice(0, 60)) {
      sum += this.#units.read(one.unpaid)
      if (sum > 0n) steps.push(sum)
    }
    const day = due[0] ? Date.parse(due[0].day) / 86_400_000 : Number.NaN
    this.#due = {
      unpaid: unpaid === null ? null : this.#units.read(unpaid),
      steps,
      day: Number.isNaN(day) ? null : day,
    }
    return this.#due
  }
}
