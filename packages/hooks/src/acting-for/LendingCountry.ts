/** What a country id of the service stands for. The API explains its ids nowhere, so a host says it. */
export type LendingCountry = {
  /** The lower-case name that the bank list wants: `nigeria`. */
  name: string
  /** ISO code of the currency that the service lends in there: `NGN`. */
  currency: string
}

/** Countries by the id that Endpoints 9 and 12 give them. */
export type LendingCountries = Readonly<Record<string, LendingCountry>>
