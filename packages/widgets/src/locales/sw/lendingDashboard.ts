import type { lendingDashboard as english } from '../../copy/en/lendingDashboard.ts'
import type { Translation } from '../Translation.ts'

export const lendingDashboard: Translation<typeof english> = {
  'lendingDashboard.title': 'Mikopo yako',
  'lendingDashboard.partial.title': 'Baadhi ya sehemu hazikuweza kupakiwa',
  'lendingDashboard.partial.text':
    'Sehemu inayokosekana imetajwa hapa chini. Hadi ipatikane hatuwezi kujua kama unaweza kuchukua pesa.',
  'lendingDashboard.noLimit.title': 'Pata kikomo cha mkopo',
  'lendingDashboard.noLimit.text': 'Unahitaji kikomo cha mkopo kabla ya kuchukua pesa.',
  'lendingDashboard.noLimit.send': 'Tuma nyaraka za tathmini yako ya mkopo.',
  'lendingDashboard.noLimit.assess': 'Huduma ya mikopo inaangalia biashara yako.',
  'lendingDashboard.noLimit.limit': 'Kikomo chako kitaonekana hapa kikishakuwepo.',
  'lendingDashboard.pending.title': 'Tathmini yako ya mkopo imetumwa',
  'lendingDashboard.pending.text':
    'Huduma ya mikopo haitujulishi inapoamua. Kikomo chako kitaonekana hapa kikishakuwepo. Huhitaji kutuma chochote tena.',
  'lendingDashboard.expired.title': 'Unahitaji kikomo kipya cha mkopo',
  'lendingDashboard.expired.text':
    'Muda wa kikomo chako umeisha, kwa hiyo huwezi kuchukua pesa kwacho. Omba kipya kwa timu iliyokupa kikomo hicho.',
  'lendingDashboard.actions': 'Vitendo vya haraka',
  'lendingDashboard.action.withdraw': 'Toa pesa',
  'lendingDashboard.action.requestDrawdown': 'Omba mkupuo',
  'lendingDashboard.action.registerCustomer': 'Sajili mteja',
  'lendingDashboard.action.registerTransactions': 'Rekodi muamala',
  'lendingDashboard.action.reconcileRepayments': 'Rekodi rejesho',
  'lendingDashboard.action.submitCreditAssessment': 'Anza tathmini ya mkopo',
  'lendingDashboard.back': 'Rudi kwenye muhtasari',
}
