import type { outcomes as english } from '../../copy/en/outcomes.ts'
import type { Translation } from '../Translation.ts'

export const outcomes: Translation<typeof english> = {
  'outcome.withdraw.submitting.title': 'Ombi lako la kutoa pesa linatumwa',
  'outcome.withdraw.accepted.title': 'Ombi limepokelewa',
  'outcome.withdraw.accepted.text':
    'Pesa zako ziko njiani. Tutaonyesha matokeo hapa mara tu huduma itakapotujulisha. Huenda pia ukapata barua pepe.',
  'outcome.withdraw.succeeded.title': 'Pesa zimetumwa',
  'outcome.withdraw.succeeded.text': 'Huduma imethibitisha kwamba pesa zimetumwa.',
  'outcome.withdraw.succeeded.step': 'Pesa zimetumwa',
  'outcome.withdraw.failed.title': 'Utoaji wa pesa umeshindikana',
  'outcome.withdraw.failed.text': 'Huduma imetuambia kwamba pesa hazikutumwa.',
  'outcome.withdraw.rejected.title': 'Utoaji wa pesa umekataliwa',
  'outcome.withdraw.rejected.text': 'Hakuna pesa zilizotumwa.',
  'outcome.withdraw.unknown.title': 'Hatukuweza kuthibitisha utoaji wako wa pesa',
  'outcome.withdraw.unknown.text': 'Tulituma ombi hili lakini hatukupata jibu. Huenda pesa bado zikatumwa.',
  'outcome.withdraw.notReceived.text':
    'Ombi lako halikutufikia, kwa hiyo hakuna pesa zilizotumwa. Ni salama kujaribu tena.',
  'outcome.withdraw.again': 'Fanya utoaji mwingine',

  'outcome.requestDrawdown.accepted.title': 'Mkupuo umeombwa',
  'outcome.requestDrawdown.accepted.text':
    'Huduma imepokea ombi lako. Kuomba si kupewa pesa: pesa zitakuwa kwenye akaunti yako maalumu mkupuo utakapoanza kutumika.',
  'outcome.requestDrawdown.rejected.title': 'Mkupuo umekataliwa',
  'outcome.requestDrawdown.rejected.text': 'Hakuna kilichoombwa na hakuna pesa zilizohamishwa.',
  'outcome.requestDrawdown.unknown.text': 'Tulituma ombi lako lakini hatukupata jibu. Huenda limefika.',
  'outcome.requestDrawdown.unknown.next':
    'Usiombe tena kwa sasa. Kwanza angalia mkupuo wako unaotumika, au wasiliana na usaidizi ukitumia nambari ya kumbukumbu iliyo hapa chini.',
  'outcome.requestDrawdown.notReceived.text':
    'Ombi lako halikutufikia, kwa hiyo hakuna kilichoombwa. Ni salama kujaribu tena.',
  'outcome.requestDrawdown.again': 'Omba mkupuo mwingine',

  'outcome.registerTransactions.submitting.title': 'Miamala yako inatumwa',
  'outcome.registerTransactions.accepted.title': 'Miamala imepokelewa',
  'outcome.registerTransactions.accepted.text':
    'Kupokelewa si kusajiliwa: huduma inaishughulikia. Matokeo ya kila muamala yataonekana hapa.',
  'outcome.registerTransactions.succeeded.title': 'Miamala yote imesajiliwa',
  'outcome.registerTransactions.succeeded.text': 'Huduma imethibitisha kila muamala.',
  'outcome.registerTransactions.succeeded.step': 'Yote imesajiliwa',
  'outcome.registerTransactions.failed.title': 'Si miamala yote iliyosajiliwa',
  'outcome.registerTransactions.failed.text':
    'Takwimu zilizo hapa chini zinaonyesha ni mingapi iliyosajiliwa. Tuma tena ile iliyoshindikana tu.',
  'outcome.registerTransactions.rejected.title': 'Miamala imekataliwa',
  'outcome.registerTransactions.rejected.text': 'Hakuna muamala uliosajiliwa.',
  'outcome.registerTransactions.unknown.title': 'Hatukuweza kuthibitisha miamala yako',
  'outcome.registerTransactions.unknown.text': 'Tuliituma lakini hatukupata jibu. Huenda bado ikasajiliwa.',
  'outcome.registerTransactions.unknown.next': 'Usiitume tena kwa sasa. Tunaangalia.',
  'outcome.registerTransactions.stale.text':
    'Huduma ilipokea miamala yako lakini haijatoa taarifa ya yote. Usiitume tena. Wasiliana na usaidizi ukitumia nambari ya kumbukumbu iliyo hapa chini.',
  'outcome.registerTransactions.notReceived.text':
    'Miamala yako haikutufikia, kwa hiyo hakuna uliosajiliwa. Ni salama kujaribu tena.',
  'outcome.registerTransactions.again': 'Sajili miamala mingine',

  'outcome.reconcileRepayments.submitting.title': 'Marejesho yako yanatumwa',
  'outcome.reconcileRepayments.accepted.title': 'Taarifa za marejesho zimepokelewa',
  'outcome.reconcileRepayments.accepted.text':
    'Kupokelewa si kurekodiwa: huduma inazishughulikia. Matokeo ya kila rejesho yataonekana hapa.',
  'outcome.reconcileRepayments.succeeded.title': 'Marejesho yote yamerekodiwa',
  'outcome.reconcileRepayments.succeeded.text': 'Huduma imethibitisha kila rejesho.',
  'outcome.reconcileRepayments.succeeded.step': 'Yote yamerekodiwa',
  'outcome.reconcileRepayments.failed.title': 'Si marejesho yote yaliyorekodiwa',
  'outcome.reconcileRepayments.failed.text':
    'Takwimu zilizo hapa chini zinaonyesha ni mangapi yaliyorekodiwa. Tuma tena yale yaliyoshindikana tu.',
  'outcome.reconcileRepayments.rejected.title': 'Marejesho yamekataliwa',
  'outcome.reconcileRepayments.rejected.text': 'Hakuna rejesho lililorekodiwa.',
  'outcome.reconcileRepayments.unknown.title': 'Hatukuweza kuthibitisha marejesho yako',
  'outcome.reconcileRepayments.unknown.text': 'Tuliyatuma lakini hatukupata jibu. Huenda bado yakarekodiwa.',
  'outcome.reconcileRepayments.unknown.next': 'Usiyatume tena kwa sasa. Tunaangalia.',
  'outcome.reconcileRepayments.stale.text':
    'Huduma ilipokea marejesho yako lakini haijatoa taarifa ya yote. Usiyatume tena. Wasiliana na usaidizi ukitumia nambari ya kumbukumbu iliyo hapa chini.',
  'outcome.reconcileRepayments.notReceived.text':
    'Marejesho yako hayakutufikia, kwa hiyo hakuna lililorekodiwa. Ni salama kujaribu tena.',
  'outcome.reconcileRepayments.again': 'Ripoti marejesho mengine',

  'outcome.createBusiness.submitting.title': 'Maelezo ya biashara yanatumwa',
  'outcome.createBusiness.accepted.title': 'Biashara imesajiliwa',
  'outcome.createBusiness.accepted.text':
    'Huduma imefungua akaunti. Hatua inayofuata ni tathmini yake ya mkopo.',
  'outcome.createBusiness.rejected.title': 'Biashara haikusajiliwa',
  'outcome.createBusiness.unknown.title': 'Hatukuweza kuthibitisha biashara mpya',
  'outcome.createBusiness.unknown.text':
    'Tulituma maelezo lakini hatukupata jibu. Huenda biashara imesajiliwa.',
  'outcome.createBusiness.unknown.next':
    'Usiisajili tena kwa sasa. Kwanza itafute kwenye orodha yako ya biashara.',
  'outcome.createBusiness.notReceived.text':
    'Maelezo hayakutufikia, kwa hiyo hakuna biashara iliyosajiliwa. Ni salama kujaribu tena.',
  'outcome.createBusiness.again': 'Sajili biashara nyingine',

  'outcome.registerCustomer.submitting.title': 'Maelezo ya mteja yanatumwa',
  'outcome.registerCustomer.accepted.title': 'Mteja amesajiliwa',
  'outcome.registerCustomer.accepted.text': 'Huduma imemwongeza mteja kwenye orodha yako.',
  'outcome.registerCustomer.rejected.title': 'Mteja hakusajiliwa',
  'outcome.registerCustomer.unknown.title': 'Hatukuweza kuthibitisha mteja mpya',
  'outcome.registerCustomer.unknown.text':
    'Tulituma maelezo lakini hatukupata jibu. Huenda mteja amesajiliwa.',
  'outcome.registerCustomer.unknown.next':
    'Usimsajili tena kwa sasa. Kwanza mtafute kwenye orodha yako ya wateja.',
  'outcome.registerCustomer.notReceived.text':
    'Maelezo hayakutufikia, kwa hiyo hakuna aliyesajiliwa. Ni salama kujaribu tena.',
  'outcome.registerCustomer.again': 'Sajili mteja mwingine',

  'outcome.submitCreditAssessment.submitting.title': 'Nyaraka zako zinatumwa',
  'outcome.submitCreditAssessment.accepted.title': 'Nyaraka zimepokelewa',
  'outcome.submitCreditAssessment.accepted.text':
    'Huduma imepokea tathmini yako ya mkopo. Bado hakuna uamuzi uliofanywa, na hakuna utakaotangazwa hapa: kikomo chako cha mkopo kitaonekana kikishakuwepo.',
  'outcome.submitCreditAssessment.rejected.title': 'Nyaraka zako zimekataliwa',
  'outcome.submitCreditAssessment.rejected.text': 'Huduma haikupokea tathmini ya mkopo.',
  'outcome.submitCreditAssessment.unknown.title': 'Hatukuweza kuthibitisha nyaraka zako',
  'outcome.submitCreditAssessment.unknown.text':
    'Tulituma tathmini ya mkopo lakini hatukupata jibu. Huenda imefika.',
  'outcome.submitCreditAssessment.unknown.next':
    'Usiitume tena kwa sasa. Wasiliana na usaidizi ukitumia nambari ya kumbukumbu iliyo hapa chini.',
  'outcome.submitCreditAssessment.notReceived.text': 'Nyaraka zako hazikutufikia. Ni salama kujaribu tena.',
  'outcome.submitCreditAssessment.again': 'Tuma tathmini nyingine',

  'outcome.other.submitting.title': 'Ombi lako linatumwa',
  'outcome.other.submitting.text': 'Usifunge ukurasa huu.',
  'outcome.other.accepted.title': 'Ombi limepokelewa',
  'outcome.other.accepted.text':
    'Huduma imepokea ombi lako. Tutaonyesha matokeo hapa mara tu huduma itakapotujulisha.',
  'outcome.other.succeeded.title': 'Imekamilika',
  'outcome.other.succeeded.text': 'Huduma imethibitisha.',
  'outcome.other.succeeded.step': 'Imekamilika',
  'outcome.other.failed.title': 'Ombi limeshindikana',
  'outcome.other.failed.text': 'Huduma imetuambia kwamba ombi halikutekelezwa.',
  'outcome.other.rejected.title': 'Ombi limekataliwa',
  'outcome.other.rejected.text': 'Hakuna kilichobadilishwa.',
  'outcome.other.unknown.title': 'Hatukuweza kuthibitisha ombi lako',
  'outcome.other.unknown.text': 'Tulituma ombi hili lakini hatukupata jibu. Huenda bado likatekelezwa.',
  'outcome.other.unknown.error':
    'Tulituma ombi hili, na huduma ikajibu kwa hitilafu. Huenda bado likatekelezwa.',
  'outcome.other.unknown.next': 'Usilitume tena kwa sasa. Tunaangalia.',
  'outcome.other.stale.title': 'Bado hakuna taarifa',
  'outcome.other.stale.text':
    'Huduma ilipokea ombi lako lakini haijatuambia lilivyoisha. Usilitume tena. Wasiliana na usaidizi ukitumia nambari ya kumbukumbu iliyo hapa chini.',
  'outcome.other.notReceived.title': 'Hakuna kilichotumwa',
  'outcome.other.notReceived.text': 'Ombi lako halikutufikia. Ni salama kujaribu tena.',
  'outcome.other.again': 'Weka ombi jingine',
  'outcome.other.conflict.title': 'Huduma imesema mambo mawili tofauti',
  'outcome.other.conflict.text':
    'Hatujui lipi ni kweli. Usitume tena. Wasiliana na usaidizi ukitumia nambari ya kumbukumbu iliyo hapa chini.',
  'outcome.other.reversed.title': 'Pesa zimerudi',
  'outcome.other.reversed.text': 'Huduma ilithibitisha kwamba pesa zilitumwa, kisha kwamba zimerudi.',
}
