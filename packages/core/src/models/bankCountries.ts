import type { OpenUnion } from '../schema/OpenUnion.ts'

/** Countries that banks are known to be listed under (Partner API, Endpoint 14). */
export const bankCountries = ['ghana', 'kenya', 'nigeria'] as const

/** A country as the service names it in the list of banks: a known one, or any other. */
export type BankCountry = OpenUnion<(typeof bankCountries)[number]>
