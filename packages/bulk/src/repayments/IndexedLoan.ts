import type { ExactUnits } from './exactUnits.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'

/** A financing with its sums and days as numbers, computed when a line first needs them. */
export class IndexedLoan {
  readonly financing: OpenFinancing
  /** The place of its client in the index. */
  readonly client: number
  /** The reference as a lookup key, before similar letters and digits are folded into one. */
  readonly plainKey: string
  readonly #units: ExactUnits
  #due: { unpaid: bigint | null; steps: readonly bigint[]; day: number | null } | null = null

  constructor(financing: OpenFinancing, client: number, plainKey: string, units: ExactUnits) {
    this.financing = financing
    this.client = client
    this.plainKey = plainKey
    this.#units = units
  }

  /** Whether the financing had begun on a day, `YYYY-MM-DD`; `true` where its first day is not known. */
  hadBegun(day: string): boolean {
    const { startDay } = this.financing
    return startDay === null || startDay <= day
  }

  /** The amount left to pay; `null` where it is not known. */
  get unpaid(): bigint | null {
    return this.#read().unpaid
  }

  /** The sums due until the first, the second, … day. */
  get steps(): readonly bigint[] {
    return this.#read().steps
  }

  /** The sum due next; everything left to pay where no day is known. */
  get next(): bigint | null {
    return this.steps[0] ?? this.unpaid
  }

  /** The day of the sum due next, in days since 1970. */
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
