import type { outcomes as english } from '../../copy/en/outcomes.ts'
import type { Translation } from '../Translation.ts'

export const outcomes: Translation<typeof english> = {
  'outcome.withdraw.submitting.title': 'Ana tura buƙatar fitar da kuɗinku',
  'outcome.withdraw.accepted.title': 'An karɓi buƙatar',
  'outcome.withdraw.accepted.text':
    'Kuɗinku suna kan hanya. Za mu nuna sakamakon a nan da zarar sabis ɗin rance ya faɗa mana. Mai yiwuwa imel ma ya biyo baya.',
  'outcome.withdraw.succeeded.title': 'An tura kuɗi',
  'outcome.withdraw.succeeded.text': 'Sabis ɗin rance ya tabbatar cewa an tura kuɗin.',
  'outcome.withdraw.succeeded.step': 'An tura kuɗi',
  'outcome.withdraw.failed.title': 'Fitar da kuɗin bai yi nasara ba',
  'outcome.withdraw.failed.text': 'Sabis ɗin rance ya faɗa mana cewa ba a tura kuɗin ba.',
  'outcome.withdraw.rejected.title': 'An ƙi fitar da kuɗin',
  'outcome.withdraw.rejected.text': 'Ba a tura kuɗi ba.',
  'outcome.withdraw.unknown.title': 'Ba mu iya tabbatar da fitar da kuɗinku ba',
  'outcome.withdraw.unknown.text':
    'Mun tura wannan amma ba mu samu amsa ba. Har yanzu akwai yiwuwar a tura kuɗin.',
  'outcome.withdraw.notReceived.text':
    'Buƙatarku ba ta iso gare mu ba, don haka ba a tura kuɗi ba. Kuna iya sake gwadawa ba tare da haɗari ba.',
  'outcome.withdraw.again': 'Fitar da wasu kuɗi',
  'outcome.requestDrawdown.accepted.title': 'An nemi ɗibar rance',
  'outcome.requestDrawdown.accepted.text':
    'Sabis ɗin rance ya karɓi buƙatarku. “An nema” ba ya nufin an ba da kuɗi: kuɗin suna cikin keɓaɓɓen asusunku da zarar ɗibar rancen ta fara aiki.',
  'outcome.requestDrawdown.rejected.title': 'An ƙi ɗibar rancen',
  'outcome.requestDrawdown.rejected.text': 'Ba a nemi komai ba, kuma babu kuɗin da suka shiga ko suka fita.',
  'outcome.requestDrawdown.unknown.text': 'Mun tura buƙatarku amma ba mu samu amsa ba. Mai yiwuwa ta isa.',
  'outcome.requestDrawdown.unknown.next':
    'Kada ku sake nema tukuna. Ku fara duba ɗibar rancenku da ke aiki, ko ku tuntuɓi masu taimako da lambar bibiya da ke ƙasa.',
  'outcome.requestDrawdown.notReceived.text':
    'Buƙatarku ba ta iso gare mu ba, don haka ba a nemi komai ba. Kuna iya sake gwadawa ba tare da haɗari ba.',
  'outcome.requestDrawdown.again': 'Nemi wata ɗibar rance',
  'outcome.registerTransactions.submitting.title': 'Ana tura ma’amalolinku',
  'outcome.registerTransactions.accepted.title': 'An karɓi ma’amaloli',
  'outcome.registerTransactions.accepted.text':
    '“An karɓa” ba ya nufin an yi rajista: sabis ɗin rance yana aiki a kansu. Sakamakon kowace yana bayyana a nan.',
  'outcome.registerTransactions.succeeded.title': 'An yi wa duk ma’amaloli rajista',
  'outcome.registerTransactions.succeeded.text': 'Sabis ɗin rance ya tabbatar da kowace daga cikinsu.',
  'outcome.registerTransactions.succeeded.step': 'An yi wa duka rajista',
  'outcome.registerTransactions.failed.title': 'Ba duk ma’amaloli aka yi wa rajista ba',
  'outcome.registerTransactions.failed.text':
    'Lambobin da ke ƙasa suna nuna nawa aka yi wa rajista. Ku sake tura waɗanda ba su yi nasara ba kawai.',
  'outcome.registerTransactions.rejected.title': 'An ƙi ma’amalolin',
  'outcome.registerTransactions.rejected.text': 'Ba a yi wa ko ɗaya daga cikinsu rajista ba.',
  'outcome.registerTransactions.unknown.title': 'Ba mu iya tabbatar da ma’amalolinku ba',
  'outcome.registerTransactions.unknown.text':
    'Mun tura su amma ba mu samu amsa ba. Har yanzu akwai yiwuwar a yi musu rajista.',
  'outcome.registerTransactions.unknown.next': 'Kada ku sake tura su tukuna. Muna dubawa.',
  'outcome.registerTransactions.stale.text':
    'Sabis ɗin rance ya karɓi ma’amalolinku amma bai ba da sakamakon dukansu ba. Kada ku sake tura su. Ku tuntuɓi masu taimako da lambar bibiya da ke ƙasa.',
  'outcome.registerTransactions.notReceived.text':
    'Ma’amalolinku ba su iso gare mu ba, don haka ba a yi wa ko ɗaya rajista ba. Kuna iya sake gwadawa ba tare da haɗari ba.',
  'outcome.registerTransactions.again': 'Rajistar wasu ma’amaloli',
  'outcome.reconcileRepayments.submitting.title': 'Ana tura bayanan biyan bashi',
  'outcome.reconcileRepayments.accepted.title': 'An karɓi bayanan biyan bashi',
  'outcome.reconcileRepayments.accepted.text':
    '“An karɓa” ba ya nufin an rubuta: sabis ɗin rance yana aiki a kansu. Sakamakon kowane yana bayyana a nan.',
  'outcome.reconcileRepayments.succeeded.title': 'An rubuta duk biyan bashi',
  'outcome.reconcileRepayments.succeeded.text': 'Sabis ɗin rance ya tabbatar da kowane daga cikinsu.',
  'outcome.reconcileRepayments.succeeded.step': 'An rubuta duka',
  'outcome.reconcileRepayments.failed.title': 'Ba duk biyan bashi aka rubuta ba',
  'outcome.reconcileRepayments.failed.text':
    'Lambobin da ke ƙasa suna nuna nawa aka rubuta. Ku sake tura waɗanda ba su yi nasara ba kawai.',
  'outcome.reconcileRepayments.rejected.title': 'An ƙi bayanan biyan bashi',
  'outcome.reconcileRepayments.rejected.text': 'Ba a rubuta ko ɗaya daga cikinsu ba.',
  'outcome.reconcileRepayments.unknown.title': 'Ba mu iya tabbatar da bayanan biyan bashin ba',
  'outcome.reconcileRepayments.unknown.text':
    'Mun tura su amma ba mu samu amsa ba. Har yanzu akwai yiwuwar a rubuta su.',
  'outcome.reconcileRepayments.unknown.next': 'Kada ku sake tura su tukuna. Muna dubawa.',
  'outcome.reconcileRepayments.stale.text':
    'Sabis ɗin rance ya karɓi bayanan biyan bashin amma bai ba da sakamakon dukansu ba. Kada ku sake tura su. Ku tuntuɓi masu taimako da lambar bibiya da ke ƙasa.',
  'outcome.reconcileRepayments.notReceived.text':
    'Bayanan biyan bashin ba su iso gare mu ba, don haka ba a rubuta ko ɗaya ba. Kuna iya sake gwadawa ba tare da haɗari ba.',
  'outcome.reconcileRepayments.again': 'Sanar da wani biyan bashi',
  'outcome.createBusiness.submitting.title': 'Ana tura bayanan kasuwanci',
  'outcome.createBusiness.accepted.title': 'An yi wa kasuwanci rajista',
  'outcome.createBusiness.accepted.text':
    'Sabis ɗin rance ya buɗe asusun. Mataki na gaba shi ne tantancewar rancensa.',
  'outcome.createBusiness.rejected.title': 'Ba a yi wa kasuwancin rajista ba',
  'outcome.createBusiness.unknown.title': 'Ba mu iya tabbatar da sabon kasuwancin ba',
  'outcome.createBusiness.unknown.text':
    'Mun tura bayanan amma ba mu samu amsa ba. Mai yiwuwa an yi wa kasuwancin rajista.',
  'outcome.createBusiness.unknown.next':
    'Kada ku sake yi masa rajista tukuna. Ku fara neman sa a jerin kasuwancinku.',
  'outcome.createBusiness.notReceived.text':
    'Bayanan ba su iso gare mu ba, don haka ba a yi wa kowane kasuwanci rajista ba. Kuna iya sake gwadawa ba tare da haɗari ba.',
  'outcome.createBusiness.again': 'Rajistar wani kasuwanci',
  'outcome.registerCustomer.submitting.title': 'Ana tura bayanan abokin ciniki',
  'outcome.registerCustomer.accepted.title': 'An yi wa abokin ciniki rajista',
  'outcome.registerCustomer.accepted.text': 'Sabis ɗin rance ya ƙara abokin cinikin a jerinku.',
  'outcome.registerCustomer.rejected.title': 'Ba a yi wa abokin cinikin rajista ba',
  'outcome.registerCustomer.unknown.title': 'Ba mu iya tabbatar da sabon abokin cinikin ba',
  'outcome.registerCustomer.unknown.text':
    'Mun tura bayanan amma ba mu samu amsa ba. Mai yiwuwa an yi wa abokin cinikin rajista.',
  'outcome.registerCustomer.unknown.next':
    'Kada ku sake yi masa rajista tukuna. Ku fara neman sa a jerin abokan cinikinku.',
  'outcome.registerCustomer.notReceived.text':
    'Bayanan ba su iso gare mu ba, don haka ba a yi wa kowa rajista ba. Kuna iya sake gwadawa ba tare da haɗari ba.',
  'outcome.registerCustomer.again': 'Yi wa wani rajista',
  'outcome.submitCreditAssessment.submitting.title': 'Ana tura takardunku',
  'outcome.submitCreditAssessment.accepted.title': 'An karɓi takardu',
  'outcome.submitCreditAssessment.accepted.text':
    'Sabis ɗin rance ya karɓi tantancewar rancenku. Ba a yanke hukunci ba tukuna, kuma ba a sanar da shi a nan: iyakar rancenku za ta bayyana idan an ba ku.',
  'outcome.submitCreditAssessment.rejected.title': 'An ƙi takardunku',
  'outcome.submitCreditAssessment.rejected.text': 'Sabis ɗin rance bai karɓi tantancewar rancen ba.',
  'outcome.submitCreditAssessment.unknown.title': 'Ba mu iya tabbatar da takardunku ba',
  'outcome.submitCreditAssessment.unknown.text':
    'Mun tura tantancewar rancen amma ba mu samu amsa ba. Mai yiwuwa ta isa.',
  'outcome.submitCreditAssessment.unknown.next':
    'Kada ku sake tura ta tukuna. Ku tuntuɓi masu taimako da lambar bibiya da ke ƙasa.',
  'outcome.submitCreditAssessment.notReceived.text':
    'Takardunku ba su iso gare mu ba. Kuna iya sake gwadawa ba tare da haɗari ba.',
  'outcome.submitCreditAssessment.again': 'Tura wata tantancewa',
  'outcome.other.submitting.title': 'Ana tura buƙatarku',
  'outcome.other.submitting.text': 'Kada ku rufe wannan shafi.',
  'outcome.other.accepted.title': 'An karɓi buƙatar',
  'outcome.other.accepted.text':
    'Sabis ɗin rance ya karɓi buƙatarku. Za mu nuna sakamakon a nan da zarar sabis ɗin rance ya faɗa mana.',
  'outcome.other.succeeded.title': 'An gama',
  'outcome.other.succeeded.text': 'Sabis ɗin rance ya tabbatar.',
  'outcome.other.succeeded.step': 'An gama',
  'outcome.other.failed.title': 'Buƙatar ba ta yi nasara ba',
  'outcome.other.failed.text': 'Sabis ɗin rance ya faɗa mana cewa ba a yi ba.',
  'outcome.other.rejected.title': 'An ƙi buƙatar',
  'outcome.other.rejected.text': 'Ba a canja komai ba.',
  'outcome.other.unknown.title': 'Ba mu iya tabbatar da buƙatarku ba',
  'outcome.other.unknown.text': 'Mun tura wannan amma ba mu samu amsa ba. Har yanzu akwai yiwuwar a yi shi.',
  'outcome.other.unknown.error':
    'Mun tura wannan, kuma sabis ɗin rance ya amsa da kuskure. Har yanzu akwai yiwuwar a yi shi.',
  'outcome.other.unknown.next': 'Kada ku sake turawa tukuna. Muna dubawa.',
  'outcome.other.stale.title': 'Babu labari tukuna',
  'outcome.other.stale.text':
    'Sabis ɗin rance ya karɓi buƙatarku amma bai faɗa mana yadda ta ƙare ba. Kada ku sake tura ta. Ku tuntuɓi masu taimako da lambar bibiya da ke ƙasa.',
  'outcome.other.notReceived.title': 'Ba a tura komai ba',
  'outcome.other.notReceived.text':
    'Buƙatarku ba ta iso gare mu ba. Kuna iya sake gwadawa ba tare da haɗari ba.',
  'outcome.other.again': 'Yi wata buƙata',
  'outcome.other.conflict.title': 'Sabis ɗin rance ya faɗi abubuwa biyu daban-daban',
  'outcome.other.conflict.text':
    'Ba mu san wanne ne gaskiya ba. Kada ku sake turawa. Ku tuntuɓi masu taimako da lambar bibiya da ke ƙasa.',
  'outcome.other.reversed.title': 'Kuɗin ya dawo',
  'outcome.other.reversed.text':
    'Sabis ɗin rance ya tabbatar cewa an tura kuɗin, daga baya kuma cewa ya dawo.',
}
