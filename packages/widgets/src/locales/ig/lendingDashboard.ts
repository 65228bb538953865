import type { lendingDashboard as english } from '../../copy/en/lendingDashboard.ts'
import type { Translation } from '../Translation.ts'

export const lendingDashboard: Translation<typeof english> = {
  'lendingDashboard.title': 'Mgbaziri gị',
  'lendingDashboard.partial.title': 'Anyị enweghị ike ibubata ụfọdụ n’ime ihe ndị a',
  'lendingDashboard.partial.text':
    'E dere n’okpuru ihe ndị na-adịghị. Tupu ha abịa, anyị agaghị amata ma ì nwere ike ịgbaziri ego.',
  'lendingDashboard.noLimit.title': 'Nweta ókè mgbaziri',
  'lendingDashboard.noLimit.text': 'I kwesịrị inwe ókè mgbaziri tupu ị gbaziri ego.',
  'lendingDashboard.noLimit.send': 'Ziga akwụkwọ maka nyocha mgbaziri gị.',
  'lendingDashboard.noLimit.assess': 'Ndị ọrụ mgbazinye ga-elele ụlọ ọrụ gị.',
  'lendingDashboard.noLimit.limit': 'Ókè gị ga-apụta ebe a mgbe e nwetara ya.',
  'lendingDashboard.pending.title': 'E zigara nyocha mgbaziri gị',
  'lendingDashboard.pending.text':
    'Ndị ọrụ mgbazinye anaghị agwa anyị mgbe ha kpebiri. Ókè gị ga-apụta ebe a mgbe e nwetara ya. Ọ dịghị mkpa ka i zigaghachi ihe ọ bụla.',
  'lendingDashboard.expired.title': 'I kwesịrị inweta ókè mgbaziri ọhụrụ',
  'lendingDashboard.expired.text':
    'Oge ókè gị agwụla, ya mere i nweghị ike ịgbaziri ego na ya. Rịọ ndị nyere gị ókè ahụ ka ha nye gị nke ọhụrụ.',
  'lendingDashboard.actions': 'Ihe ndị a na-eme ngwa ngwa',
  'lendingDashboard.action.withdraw': 'Wepụ ego',
  'lendingDashboard.action.requestDrawdown': 'Rịọ mgbaziri ego',
  'lendingDashboard.action.registerCustomer': 'Debanye onye ahịa',
  'lendingDashboard.action.registerTransactions': 'Dekọọ azụmahịa',
  'lendingDashboard.action.reconcileRepayments': 'Dekọọ nkwụghachi ụgwọ',
  'lendingDashboard.action.submitCreditAssessment': 'Malite nyocha mgbaziri',
  'lendingDashboard.back': 'Laghachi na nchịkọta',
}
