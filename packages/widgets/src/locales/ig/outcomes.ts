import type { outcomes as english } from '../../copy/en/outcomes.ts'
import type { Translation } from '../Translation.ts'

export const outcomes: Translation<typeof english> = {
  'outcome.withdraw.submitting.title': 'Na-eziga mwepụ ego gị',
  'outcome.withdraw.accepted.title': 'A natara arịrịọ gị',
  'outcome.withdraw.accepted.text':
    'Ego gị nọ n’ụzọ. Anyị ga-egosi rịzọọtụ ya ebe a ozugbo ndị ọrụ mgbazinye gwara anyị. Email nwekwara ike ịbịa.',
  'outcome.withdraw.succeeded.title': 'E zigara ego ahụ',
  'outcome.withdraw.succeeded.text': 'Ndị ọrụ mgbazinye kwenyere na e zigara ego ahụ.',
  'outcome.withdraw.succeeded.step': 'E zigara ego ahụ',
  'outcome.withdraw.failed.title': 'Mwepụ ego ahụ agaghị nke ọma',
  'outcome.withdraw.failed.text': 'Ndị ọrụ mgbazinye gwara anyị na e zigaghị ego ahụ.',
  'outcome.withdraw.rejected.title': 'A jụrụ mwepụ ego ahụ',
  'outcome.withdraw.rejected.text': 'E zigaghị ego ọ bụla.',
  'outcome.withdraw.unknown.title': 'Anyị amataghị ma mwepụ ego gị ọ̀ gara',
  'outcome.withdraw.unknown.text': 'Anyị zigara nke a mana anyị enwetaghị azịza. Ọ ka nwere ike ịga.',
  'outcome.withdraw.notReceived.text':
    'Arịrịọ gị erughị anyị aka ma ọlị, ya mere e zigaghị ego ọ bụla. I nwere ike ịnwa ọzọ n’enweghị nsogbu.',
  'outcome.withdraw.again': 'Mee mwepụ ego ọzọ',
  'outcome.requestDrawdown.accepted.title': 'A rịọrọ mgbaziri ego',
  'outcome.requestDrawdown.accepted.text':
    'Ndị ọrụ mgbazinye natara arịrịọ gị. Na a rịọrọ ya apụtaghị na e nyere ego ya: ego ahụ ga-adị n’igbe ego gị mgbe mgbaziri ego ahụ malitere.',
  'outcome.requestDrawdown.rejected.title': 'A jụrụ mgbaziri ego ahụ',
  'outcome.requestDrawdown.rejected.text': 'A rịọghị ihe ọ bụla, o nweghịkwa ego gara ebe ọ bụla.',
  'outcome.requestDrawdown.unknown.text':
    'Anyị zigara arịrịọ gị mana anyị enwetaghị azịza. O nwere ike na o ruola.',
  'outcome.requestDrawdown.unknown.next':
    'Arịọkwala ọzọ ugbu a. Buru ụzọ lelee mgbaziri ego gị dị ugbu a, ma ọ bụ jiri nọmba ntụaka dị n’okpuru kpọtụrụ ndị enyemaka.',
  'outcome.requestDrawdown.notReceived.text':
    'Arịrịọ gị erughị anyị aka ma ọlị, ya mere a rịọghị ihe ọ bụla. I nwere ike ịnwa ọzọ n’enweghị nsogbu.',
  'outcome.requestDrawdown.again': 'Rịọ mgbaziri ego ọzọ',
  'outcome.registerTransactions.submitting.title': 'Na-eziga azụmahịa gị',
  'outcome.registerTransactions.accepted.title': 'A natara azụmahịa gị',
  'outcome.registerTransactions.accepted.text':
    'Na a natara ha apụtaghị na e debanyere ha: ndị ọrụ mgbazinye ka na-arụ ha. Rịzọọtụ nke ọ bụla ga-apụta ebe a.',
  'outcome.registerTransactions.succeeded.title': 'E debanyere azụmahịa niile',
  'outcome.registerTransactions.succeeded.text': 'Ndị ọrụ mgbazinye kwenyere nke ọ bụla n’ime ha.',
  'outcome.registerTransactions.succeeded.step': 'E debanyere ha niile',
  'outcome.registerTransactions.failed.title': 'Ọ bụghị azụmahịa niile ka e debanyere',
  'outcome.registerTransactions.failed.text':
    'Nọmba ndị dị n’okpuru na-egosi ole e debanyere. Zigaghachi naanị ndị na-agaghị nke ọma.',
  'outcome.registerTransactions.rejected.title': 'A jụrụ azụmahịa ndị ahụ',
  'outcome.registerTransactions.rejected.text': 'E debanyeghị nke ọ bụla n’ime ha.',
  'outcome.registerTransactions.unknown.title': 'Anyị amataghị ma è debanyere azụmahịa gị',
  'outcome.registerTransactions.unknown.text':
    'Anyị zigara ha mana anyị enwetaghị azịza. A ka nwere ike idebanye ha.',
  'outcome.registerTransactions.unknown.next': 'Ezigakwala ha ọzọ ugbu a. Anyị na-elele.',
  'outcome.registerTransactions.stale.text':
    'Ndị ọrụ mgbazinye natara azụmahịa gị mana ha agwabeghị anyị ihe mere ha niile. Ezigakwala ha ọzọ. Jiri nọmba ntụaka dị n’okpuru kpọtụrụ ndị enyemaka.',
  'outcome.registerTransactions.notReceived.text':
    'Azụmahịa gị erughị anyị aka ma ọlị, ya mere e debanyeghị nke ọ bụla. I nwere ike ịnwa ọzọ n’enweghị nsogbu.',
  'outcome.registerTransactions.again': 'Debanye azụmahịa ndị ọzọ',
  'outcome.reconcileRepayments.submitting.title': 'Na-eziga nkwụghachi ụgwọ gị',
  'outcome.reconcileRepayments.accepted.title': 'A natara nkwụghachi ụgwọ gị',
  'outcome.reconcileRepayments.accepted.text':
    'Na a natara ha apụtaghị na e dekọrọ ha: ndị ọrụ mgbazinye ka na-arụ ha. Rịzọọtụ nke ọ bụla ga-apụta ebe a.',
  'outcome.reconcileRepayments.succeeded.title': 'E dekọrọ nkwụghachi ụgwọ niile',
  'outcome.reconcileRepayments.succeeded.text': 'Ndị ọrụ mgbazinye kwenyere nke ọ bụla n’ime ha.',
  'outcome.reconcileRepayments.succeeded.step': 'E dekọrọ ha niile',
  'outcome.reconcileRepayments.failed.title': 'Ọ bụghị nkwụghachi ụgwọ niile ka e dekọrọ',
  'outcome.reconcileRepayments.failed.text':
    'Nọmba ndị dị n’okpuru na-egosi ole e dekọrọ. Zigaghachi naanị ndị na-agaghị nke ọma.',
  'outcome.reconcileRepayments.rejected.title': 'A jụrụ nkwụghachi ụgwọ ndị ahụ',
  'outcome.reconcileRepayments.rejected.text': 'E dekọghị nke ọ bụla n’ime ha.',
  'outcome.reconcileRepayments.unknown.title': 'Anyị amataghị ma è dekọrọ nkwụghachi ụgwọ gị',
  'outcome.reconcileRepayments.unknown.text':
    'Anyị zigara ha mana anyị enwetaghị azịza. A ka nwere ike idekọ ha.',
  'outcome.reconcileRepayments.unknown.next': 'Ezigakwala ha ọzọ ugbu a. Anyị na-elele.',
  'outcome.reconcileRepayments.stale.text':
    'Ndị ọrụ mgbazinye natara nkwụghachi ụgwọ gị mana ha agwabeghị anyị ihe mere ha niile. Ezigakwala ha ọzọ. Jiri nọmba ntụaka dị n’okpuru kpọtụrụ ndị enyemaka.',
  'outcome.reconcileRepayments.notReceived.text':
    'Nkwụghachi ụgwọ gị erughị anyị aka ma ọlị, ya mere e dekọghị nke ọ bụla. I nwere ike ịnwa ọzọ n’enweghị nsogbu.',
  'outcome.reconcileRepayments.again': 'Kọọ nkwụghachi ndị ọzọ',
  'outcome.createBusiness.submitting.title': 'Na-eziga nkọwa ụlọ ọrụ ahụ',
  'outcome.createBusiness.accepted.title': 'E debanyere ụlọ ọrụ ahụ',
  'outcome.createBusiness.accepted.text':
    'Ndị ọrụ mgbazinye mepere akaụntụ ahụ. Ihe na-esote bụ nyocha mgbaziri ya.',
  'outcome.createBusiness.rejected.title': 'E debanyeghị ụlọ ọrụ ahụ',
  'outcome.createBusiness.unknown.title': 'Anyị amataghị ma è debanyere ụlọ ọrụ ahụ',
  'outcome.createBusiness.unknown.text':
    'Anyị zigara nkọwa ya mana anyị enwetaghị azịza. O nwere ike na e debanyere ụlọ ọrụ ahụ.',
  'outcome.createBusiness.unknown.next':
    'Edebanyekwala ya ọzọ ugbu a. Buru ụzọ chọọ ya na ndepụta ụlọ ọrụ gị.',
  'outcome.createBusiness.notReceived.text':
    'Nkọwa ya erughị anyị aka ma ọlị, ya mere e debanyeghị ụlọ ọrụ ọ bụla. I nwere ike ịnwa ọzọ n’enweghị nsogbu.',
  'outcome.createBusiness.again': 'Debanye ụlọ ọrụ ọzọ',
  'outcome.registerCustomer.submitting.title': 'Na-eziga nkọwa onye ahịa ahụ',
  'outcome.registerCustomer.accepted.title': 'E debanyere onye ahịa ahụ',
  'outcome.registerCustomer.accepted.text': 'Ndị ọrụ mgbazinye tinyere onye ahịa ahụ na ndepụta gị.',
  'outcome.registerCustomer.rejected.title': 'E debanyeghị onye ahịa ahụ',
  'outcome.registerCustomer.unknown.title': 'Anyị amataghị ma è debanyere onye ahịa ahụ',
  'outcome.registerCustomer.unknown.text':
    'Anyị zigara nkọwa ya mana anyị enwetaghị azịza. O nwere ike na e debanyere onye ahịa ahụ.',
  'outcome.registerCustomer.unknown.next':
    'Edebanyekwala ya ọzọ ugbu a. Buru ụzọ chọọ ya na ndepụta ndị ahịa gị.',
  'outcome.registerCustomer.notReceived.text':
    'Nkọwa ya erughị anyị aka ma ọlị, ya mere e debanyeghị onye ọ bụla. I nwere ike ịnwa ọzọ n’enweghị nsogbu.',
  'outcome.registerCustomer.again': 'Debanye onye ahịa ọzọ',
  'outcome.submitCreditAssessment.submitting.title': 'Na-eziga akwụkwọ gị',
  'outcome.submitCreditAssessment.accepted.title': 'A natara akwụkwọ gị',
  'outcome.submitCreditAssessment.accepted.text':
    'Ndị ọrụ mgbazinye natara nyocha mgbaziri gị. E kpebibeghị ihe ọ bụla, a gaghịkwa ama ọkwa mkpebi ebe a: ókè mgbaziri gị ga-apụta mgbe e nwetara ya.',
  'outcome.submitCreditAssessment.rejected.title': 'A jụrụ akwụkwọ gị',
  'outcome.submitCreditAssessment.rejected.text': 'Ndị ọrụ mgbazinye anataghị nyocha mgbaziri ahụ.',
  'outcome.submitCreditAssessment.unknown.title': 'Anyị amataghị ma akwụkwọ gị ò ruru',
  'outcome.submitCreditAssessment.unknown.text':
    'Anyị zigara nyocha mgbaziri ahụ mana anyị enwetaghị azịza. O nwere ike na o ruola.',
  'outcome.submitCreditAssessment.unknown.next':
    'Ezigakwala ya ọzọ ugbu a. Jiri nọmba ntụaka dị n’okpuru kpọtụrụ ndị enyemaka.',
  'outcome.submitCreditAssessment.notReceived.text':
    'Akwụkwọ gị erughị anyị aka ma ọlị. I nwere ike ịnwa ọzọ n’enweghị nsogbu.',
  'outcome.submitCreditAssessment.again': 'Ziga nyocha ọzọ',
  'outcome.other.submitting.title': 'Na-eziga arịrịọ gị',
  'outcome.other.submitting.text': 'Emechikwala peeji a.',
  'outcome.other.accepted.title': 'A natara arịrịọ gị',
  'outcome.other.accepted.text':
    'Ndị ọrụ mgbazinye natara arịrịọ gị. Anyị ga-egosi rịzọọtụ ya ebe a ozugbo ha gwara anyị.',
  'outcome.other.succeeded.title': 'E mere ya',
  'outcome.other.succeeded.text': 'Ndị ọrụ mgbazinye kwenyere ya.',
  'outcome.other.succeeded.step': 'E mere ya',
  'outcome.other.failed.title': 'Arịrịọ ahụ agaghị nke ọma',
  'outcome.other.failed.text': 'Ndị ọrụ mgbazinye gwara anyị na e meghị ya.',
  'outcome.other.rejected.title': 'A jụrụ arịrịọ ahụ',
  'outcome.other.rejected.text': 'A gbanweghị ihe ọ bụla.',
  'outcome.other.unknown.title': 'Anyị amataghị ma arịrịọ gị ọ̀ gara',
  'outcome.other.unknown.text': 'Anyị zigara nke a mana anyị enwetaghị azịza. A ka nwere ike ime ya.',
  'outcome.other.unknown.error':
    'Anyị zigara nke a, ndị ọrụ mgbazinye wee zaghachi na njehie. A ka nwere ike ime ya.',
  'outcome.other.unknown.next': 'Ezigakwala ya ọzọ ugbu a. Anyị na-elele.',
  'outcome.other.stale.title': 'Ozi abịabeghị',
  'outcome.other.stale.text':
    'Ndị ọrụ mgbazinye natara arịrịọ gị mana ha agwabeghị anyị otú o si gwụ. Ezigakwala ya ọzọ. Jiri nọmba ntụaka dị n’okpuru kpọtụrụ ndị enyemaka.',
  'outcome.other.notReceived.title': 'E zigaghị ihe ọ bụla',
  'outcome.other.notReceived.text':
    'Arịrịọ gị erughị anyị aka ma ọlị. I nwere ike ịnwa ọzọ n’enweghị nsogbu.',
  'outcome.other.again': 'Mee arịrịọ ọzọ',
  'outcome.other.conflict.title': 'Ndị ọrụ mgbazinye kwuru ihe abụọ dị iche',
  'outcome.other.conflict.text':
    'Anyị amaghị nke bụ eziokwu. Ezigakwala ya ọzọ. Jiri nọmba ntụaka dị n’okpuru kpọtụrụ ndị enyemaka.',
  'outcome.other.reversed.title': 'Ego ahụ alọghachila',
  'outcome.other.reversed.text': 'Ndị ọrụ mgbazinye kwenyere na e zigara ego ahụ, emesịa na ọ lọghachila.',
}
