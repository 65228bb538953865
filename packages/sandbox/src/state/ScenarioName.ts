/**
 * What the demo partners look like: `approved` is everyday life, every other name is one corner of it.
 */
export type ScenarioName =
  | 'newPartner'
  | 'approved'
  | 'withActiveDrawdown'
  | 'overdue'
  | 'expired'
  | 'everythingNull'
  | 'hugeNumbers'
  | 'longNames'
  | 'unknownStates'
  | 'tenThousandRows'
  | 'deletedRows'
