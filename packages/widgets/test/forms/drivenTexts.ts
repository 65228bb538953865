import type { DrivenControl } from './drivenControls.ts'

/** The texts to type, by the last part of a field's name; the first of each completes a form. */
const texts: Readonly<Record<string, readonly string[]>> = {
  amount: ['5000', '1250', '990', '3100'],
  amountPayable: ['275000', '310000'],
  financedAmount: ['250000', '210000'],
  accountNumber: ['0123456786', '2123456789', '3023456781'],
  accountName: ['Ngozi Bello', 'Chidi Okafor'],
  mobileNumber: ['0803 123 4567', '0803 999 1111'],
  phone: ['0803 123 4567', '0803 999 1111'],
  contactNumber: ['0803 123 4567', '0803 999 1111'],
  reference: ['INV-2025-0001', 'INV-2025-0002'],
  idValue: ['02212345678', '02212345679'],
  idNumber: ['02212345678', '02212345679'],
  nin: ['12345678901', '12345678902'],
  bankCode: ['058', '044'],
  correspondent: ['MTN_MOMO_NGA'],
  tenor: ['60', '30'],
  taxId: ['00123456-0001', '00123456-0002'],
  rcNumber: ['RC123456', 'RC654321'],
  website: ['https://kunle.example', 'https://adaeze.example'],
  email: ['owner@kunle.example', 'accounts@adaeze.example'],
  supportEmail: ['help@kunle.example', 'ask@adaeze.example'],
  year: ['1990', '1985'],
  month: ['02', '11'],
  day: ['03', '14'],
}
const words = ['Kunle Cold Chain', 'Adaeze Foods', 'Bola and Sons', 'Eze']
const figures = ['1250', '40', '900']
/** The days of a start date, and of the dates after it, which are also after today: a disbursement begins with today. */
const days = { first: ['2025-03-06', '2025-03-07'], later: ['2045-06-04', '2045-09-02'] }
/** The days that a driver can choose in a date field. */
export const listDays = (key: string): readonly string[] =>
  /startDate|disbursementDate/.test(key) ? days.first : days.later

/** The texts that a driver can type into a control. */
export const listTexts = ({ key, isNumeric }: DrivenControl): readonly string[] =>
  texts[key.split(/[. ]/).at(-1) ?? ''] ?? (isNumeric ? figures : words)
