/** The kinds of rows that hold sealed texts, in the order of resealing. */
export const sealedPlaces = [
  'operations',
  'operationRows',
  'deliveries',
  'events',
  'resolutions',
  'uploads',
  'drafts',
  'batches',
  'batchRows',
  'batchPieces',
  'settings',
] as const

/** A kind of row that holds sealed texts. */
export type SealedPlace = (typeof sealedPlaces)[number]

/** A column of a row that holds sealed texts, as the store has it, and the possible kinds of the texts. */
export type SealedValue = { key: readonly string[]; column: string; text: string; abouts: readonly string[] }

/** A page of rows of one kind. */
export type SealedPage = {
  /** The texts that another key than the given one has sealed. */
  values: SealedValue[]
  /** The last row that was looked at; `null` where there are no more. */
  last: readonly string[] | null
}

/** The part of the store that lists and replaces sealed texts, for resealing. */
export type SealedValueStore = {
  /** Looks at rows after one, in the order of their keys. */
  listSealed(
    place: SealedPlace,
    page: { keyId: string; after: readonly string[] | null; limit: number },
  ): Promise<SealedPage>
  /** Puts another text in the place of a value, unless it has changed. */
  replaceSealed(place: SealedPlace, value: SealedValue, text: string): Promise<void>
}
