import type { RegisterCustomerFieldName, UseRegisterCustomerFormParameters } from '@onlend/hooks/forms'

/** Fields that belong together under a heading of their own. `office` and `more` begin closed. */
export type RegisterCustomerGroup = 'home' | 'office' | 'more' | 'documents' | 'files'

type Grouped = { group: RegisterCustomerGroup | null; names: RegisterCustomerFieldName[] }

const groups: Partial<Record<RegisterCustomerFieldName, RegisterCustomerGroup>> = {
  ...{ street: 'home', city: 'home', state: 'home', country: 'home' },
  ...{ officeSameAsHome: 'office', officeStreet: 'office', officeCity: 'office' },
  ...{ officeState: 'office', officeCountry: 'office' },
  ...{ occupation: 'more', nextOfKin: 'more', otherNames: 'more', motherMaidenName: 'more' },
  photoIdType: 'documents',
  ...{ ninSlip: 'files', internationalPassport: 'files', driversLicense: 'files' },
  ...{ proofOfResidence: 'files', utilitySlip: 'files' },
}

/** Gathers the fields of a page into groups, each where its first field stands. */
export function registerCustomerGroups(
  names: readonly RegisterCustomerFieldName[],
  documents: UseRegisterCustomerFormParameters['documents'],
): readonly Grouped[] {
  const gathered: Grouped[] = []
  for (const name of names) {
    // Where the files are picked here, the choice of a photo ID is a field like any other.
    const isPlain = name === 'photoIdType' && documents !== 'later'
    const group = isPlain ? null : (groups[name] ?? null)
    const known = gathered.find(
      (one) => (group === null ? one === gathered.at(-1) : true) && one.group === group,
    )
    if (known) known.names.push(name)
    else gathered.push({ group, names: [name] })
  }
  return gathered
}
