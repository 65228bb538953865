import { getDocumentFields } from './getDocumentFields.ts'
import { takesFiles } from './takesFiles.ts'
import type { FormLayout } from '../write-form/FormLayout.ts'
import type {
  RegisterCustomerFieldName,
  RegisterCustomerValues,
  UseRegisterCustomerFormParameters,
} from './registerCustomerFormTypes.ts'

const needed: ReadonlySet<RegisterCustomerFieldName> = new Set([
  ...(['kind', 'businessName', 'rcNumber', 'firstName', 'lastName', 'idNumber', 'phone'] as const),
])

/** The fields by page: who it is, how to tell, how to reach them, what proves it. A business brings its name and number (T54). */
export function registerCustomerLayout(
  { kind: sort, officeSameAsHome, photoIdType }: RegisterCustomerValues,
  {
    kind = 'ask',
    residence = 'parts',
    documents,
  }: Pick<UseRegisterCustomerFormParameters, 'kind' | 'residence' | 'documents'>,
): FormLayout<RegisterCustomerFieldName> {
  const names = ['firstName', 'lastName'] as const
  const business = ['businessName', 'rcNumber'] as const
  const home =
    residence === 'parts' ? (['street', 'city', 'state', 'country'] as const) : (['address'] as const)
  const office = ['officeStreet', 'officeCity', 'officeState', 'officeCountry'] as const
  const pages: RegisterCustomerFieldName[][] = [
    [
      ...(kind === 'ask' ? (['kind'] as const) : []),
      ...(sort === 'business' ? business : []),
      ...(sort === '' ? [] : names),
    ],
    [
      ...(['idNumber', 'nin', 'dateOfBirth', 'gender', 'maritalStatus'] as const),
      ...(documents === 'later' ? (['photoIdType'] as const) : []),
    ],
    [
      ...(['phone', 'email'] as const),
      ...home,
      // One text cannot be copied into four fields.
      ...(residence === 'parts' ? (['officeSameAsHome'] as const) : []),
      ...(residence === 'parts' && officeSameAsHome ? [] : office),
      ...(['occupation', 'nextOfKin', 'otherNames', 'motherMaidenName'] as const),
    ],
    ...(takesFiles(documents)
      ? [['photoIdType' as const, ...getDocumentFields(photoIdType, documents)]]
      : []),
  ]
  const isNeeded = (name: RegisterCustomerFieldName) =>
    needed.has(name) ||
    (documents === 'required' &&
      (name === 'photoIdType' ||
        (photoIdType !== '' && name === getDocumentFields(photoIdType, documents)[0])))
  return { pages, optional: pages.flat().filter((name) => !isNeeded(name)) }
}
