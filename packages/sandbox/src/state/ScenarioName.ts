/**
 * The state of the demo partners: `approved` is the usual case, every other name a special one.
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
