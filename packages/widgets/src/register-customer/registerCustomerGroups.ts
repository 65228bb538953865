import type { RegisterCustomerFieldName } from '@onlend/hooks/forms'

/** Fields that belong together under a heading of their own. `office` and `more` begin closed. */
export type RegisterCustomerGroup = 'home' | 'office' | 'more' | 'documents'

type Grouped = { group: RegisterCustomerGroup | null; names: RegisterCustomerFieldName[] }

const groups: Partial<Record<RegisterCustomerFieldName, RegisterCustomerGroup>> = {
  ...{ street: 'home', city: 'home', state: 'home', country: 'home' },
  ...{ officeSameAsHome: 'office', officeStreet: 'office', officeCity: 'office' },
  ...{ officeState: 'office', officeCountry: 'office' },
  ...{ occupation: 'more', nextOfKin: 'more', otherNames: 'more', motherMaidenName: 'more' },
  photoIdType: 'documents',
}

/** Gathers the fields of a page into groups, each where its first field stands. */
export function registerCustomerGroups(names: readonly RegisterCustomerFieldName[]): readonly Grouped[] {
  const gathered: Grouped[] = []
  for (const name of names) {
    const group = groups[name] ?? null
    const known = gathered.find(
      (one) => (group === null ? one === gathered.at(-1) : true) && one.group === group,
    )
    if (known) known.names.push(name)
    else gathered.push({ group, names: [name] })
  }
  return gathered
}
