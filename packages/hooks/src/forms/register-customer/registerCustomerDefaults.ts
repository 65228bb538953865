import type {
  RegisterCustomerValues,
  UseRegisterCustomerFormParameters,
} from './registerCustomerFormTypes.ts'

/** What stands in the fields before the person types. */
export function registerCustomerDefaults({
  kind = 'ask',
  defaultValues,
}: Pick<UseRegisterCustomerFormParameters, 'kind' | 'defaultValues'>): RegisterCustomerValues {
  return {
    ...{ kind: '', businessName: '', rcNumber: '', firstName: '', lastName: '', otherNames: '' },
    ...{ idNumber: '', nin: '', dateOfBirth: '', gender: '', maritalStatus: '', photoIdType: '' },
    ...{ phone: '', email: '', street: '', city: '', state: '', country: '', address: '' },
    ...{ officeSameAsHome: false, officeStreet: '', officeCity: '', officeState: '', officeCountry: '' },
    ...{ occupation: '', nextOfKin: '', motherMaidenName: '' },
    ...{ ninSlip: '', internationalPassport: '', driversLicense: '', proofOfResidence: '', utilitySlip: '' },
    documentSet: '',
    ...defaultValues,
    ...(kind === 'ask' ? {} : { kind }),
  }
}
