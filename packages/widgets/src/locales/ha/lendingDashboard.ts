import type { lendingDashboard as english } from '../../copy/en/lendingDashboard.ts'
import type { Translation } from '../Translation.ts'

export const lendingDashboard: Translation<typeof english> = {
  'lendingDashboard.title': 'Harkar rancenku',
  'lendingDashboard.partial.title': 'Ba a iya loda wani ɓangare ba',
  'lendingDashboard.partial.text':
    'Ɓangaren da babu yana nuna haka a ƙasa. Kafin ya zo, ba za mu iya faɗa ko za ku iya ɗibar rance ba.',
  'lendingDashboard.noLimit.title': 'Ku samu iyakar rance',
  'lendingDashboard.noLimit.text': 'Kuna buƙatar iyakar rance kafin ku iya ɗibar rance.',
  'lendingDashboard.noLimit.send': 'Ku tura takardun tantancewar rancenku.',
  'lendingDashboard.noLimit.assess': 'Sabis ɗin rance yana duba kasuwancinku.',
  'lendingDashboard.noLimit.limit': 'Iyakarku za ta bayyana a nan idan an ba ku.',
  'lendingDashboard.pending.title': 'An tura tantancewar rancenku',
  'lendingDashboard.pending.text':
    'Sabis ɗin rance ba ya faɗa mana lokacin da ya yanke hukunci. Iyakarku za ta bayyana a nan idan an ba ku. Ba sai kun sake tura komai ba.',
  'lendingDashboard.expired.title': 'Kuna buƙatar sabuwar iyakar rance',
  'lendingDashboard.expired.text':
    'Iyakarku ta ƙare, don haka ba za ku iya ɗibar rance daga gare ta ba. Ku nemi sabuwa daga waɗanda suka ba ku iyakar.',
  'lendingDashboard.actions': 'Ayyuka cikin sauri',
  'lendingDashboard.action.withdraw': 'Fitar da kuɗi',
  'lendingDashboard.action.requestDrawdown': 'Nemi ɗibar rance',
  'lendingDashboard.action.registerCustomer': 'Yi rajistar abokin ciniki',
  'lendingDashboard.action.registerTransactions': 'Rubuta ma’amala',
  'lendingDashboard.action.reconcileRepayments': 'Rubuta biyan bashi',
  'lendingDashboard.action.submitCreditAssessment': 'Fara tantancewar rance',
  'lendingDashboard.back': 'Koma babban shafi',
}
