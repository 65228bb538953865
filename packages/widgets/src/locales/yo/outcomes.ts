import type { outcomes as english } from '../../copy/en/outcomes.ts'
import type { Translation } from '../Translation.ts'

export const outcomes: Translation<typeof english> = {
  'outcome.withdraw.submitting.title': 'À ń fi ìbéèrè yín láti yọ owó ránṣẹ́',
  'outcome.withdraw.accepted.title': 'A ti gba ìbéèrè náà',
  'outcome.withdraw.accepted.text':
    'Owó yín ti wà lójú ọ̀nà. A ó fi àbájáde hàn níbí ní kété tí ètò ẹ̀yáwó bá sọ fún wa. Ímeèlì náà lè tẹ̀lé e.',
  'outcome.withdraw.succeeded.title': 'A ti fi owó ránṣẹ́',
  'outcome.withdraw.succeeded.text': 'Ètò ẹ̀yáwó ti fìdí rẹ̀ múlẹ̀ pé a ti fi owó náà ránṣẹ́.',
  'outcome.withdraw.succeeded.step': 'A ti fi owó ránṣẹ́',
  'outcome.withdraw.failed.title': 'Yíyọ owó náà kùnà',
  'outcome.withdraw.failed.text': 'Ètò ẹ̀yáwó sọ fún wa pé a kò fi owó náà ránṣẹ́.',
  'outcome.withdraw.rejected.title': 'Wọ́n kọ̀ láti yọ owó náà',
  'outcome.withdraw.rejected.text': 'A kò fi owó kankan ránṣẹ́.',
  'outcome.withdraw.unknown.title': 'A kò lè fìdí yíyọ owó yín múlẹ̀',
  'outcome.withdraw.unknown.text': 'A fi èyí ránṣẹ́ ṣùgbọ́n a kò rí ìdáhùn. Ó ṣì ṣeé ṣe kí owó náà lọ.',
  'outcome.withdraw.notReceived.text':
    'Ìbéèrè yín kò dé ọ̀dọ̀ wa rárá, nítorí náà a kò fi owó kankan ránṣẹ́. Kò léwu láti tún gbìyànjú.',
  'outcome.withdraw.again': 'Yọ owó mìíràn',
  'outcome.requestDrawdown.accepted.title': 'A ti béèrè fún ẹ̀yáwó',
  'outcome.requestDrawdown.accepted.text':
    'Ètò ẹ̀yáwó ti gba ìbéèrè yín. Bíbéèrè kì í ṣe sísan: owó náà máa wà nínú àpótí owó yín tí ẹ̀yáwó náà bá ti ń ṣiṣẹ́.',
  'outcome.requestDrawdown.rejected.title': 'Wọ́n kọ̀ láti gba ìbéèrè ẹ̀yáwó náà',
  'outcome.requestDrawdown.rejected.text': 'A kò béèrè fún ohunkóhun, owó kankan kò sì kúrò níbi tó wà.',
  'outcome.requestDrawdown.unknown.text':
    'A fi ìbéèrè yín ránṣẹ́ ṣùgbọ́n a kò rí ìdáhùn. Ó ṣeé ṣe kó ti dé ọ̀dọ̀ wọn.',
  'outcome.requestDrawdown.unknown.next':
    'Ẹ má tíì tún béèrè. Ẹ kọ́kọ́ wo ẹ̀yáwó yín tó ń ṣiṣẹ́, tàbí kí ẹ fi nọ́ńbà ìtọ́kasí ìsàlẹ̀ yìí kàn sí ẹ̀ka ìrànlọ́wọ́.',
  'outcome.requestDrawdown.notReceived.text':
    'Ìbéèrè yín kò dé ọ̀dọ̀ wa rárá, nítorí náà a kò béèrè fún ohunkóhun. Kò léwu láti tún gbìyànjú.',
  'outcome.requestDrawdown.again': 'Béèrè ẹ̀yáwó mìíràn',
  'outcome.registerTransactions.submitting.title': 'À ń fi àwọn ìdúnàádúrà yín ránṣẹ́',
  'outcome.registerTransactions.accepted.title': 'A ti gba àwọn ìdúnàádúrà náà',
  'outcome.registerTransactions.accepted.text':
    'Gbígbà wọn kì í ṣe pé wọ́n ti wọ àkọsílẹ̀: ètò ẹ̀yáwó ń ṣiṣẹ́ lórí wọn. Àbájáde ọ̀kọ̀ọ̀kan yóò hàn níbí.',
  'outcome.registerTransactions.succeeded.title': 'Gbogbo ìdúnàádúrà ti wọ àkọsílẹ̀',
  'outcome.registerTransactions.succeeded.text': 'Ètò ẹ̀yáwó ti fìdí gbogbo wọn múlẹ̀.',
  'outcome.registerTransactions.succeeded.step': 'Gbogbo wọn ti wọ àkọsílẹ̀',
  'outcome.registerTransactions.failed.title': 'Kì í ṣe gbogbo ìdúnàádúrà ló wọ àkọsílẹ̀',
  'outcome.registerTransactions.failed.text':
    'Àwọn nọ́ńbà ìsàlẹ̀ yìí sọ iye tó wọ àkọsílẹ̀. Àwọn tó kùnà nìkan ni kí ẹ tún fi ránṣẹ́.',
  'outcome.registerTransactions.rejected.title': 'Wọ́n kọ̀ láti gba àwọn ìdúnàádúrà náà',
  'outcome.registerTransactions.rejected.text': 'Kò sí ìkankan nínú wọn tó wọ àkọsílẹ̀.',
  'outcome.registerTransactions.unknown.title': 'A kò lè fìdí àwọn ìdúnàádúrà yín múlẹ̀',
  'outcome.registerTransactions.unknown.text': 'A fi wọ́n ránṣẹ́ ṣùgbọ́n a kò rí ìdáhùn. Wọ́n ṣì lè wọ àkọsílẹ̀.',
  'outcome.registerTransactions.unknown.next': 'Ẹ má tíì tún fi wọ́n ránṣẹ́. À ń yẹ̀ ẹ́ wò.',
  'outcome.registerTransactions.stale.text':
    'Ètò ẹ̀yáwó ti gba àwọn ìdúnàádúrà yín ṣùgbọ́n kò tíì jábọ̀ lórí gbogbo wọn. Ẹ má ṣe tún fi wọ́n ránṣẹ́. Ẹ fi nọ́ńbà ìtọ́kasí ìsàlẹ̀ yìí kàn sí ẹ̀ka ìrànlọ́wọ́.',
  'outcome.registerTransactions.notReceived.text':
    'Àwọn ìdúnàádúrà yín kò dé ọ̀dọ̀ wa rárá, nítorí náà ìkankan kò wọ àkọsílẹ̀. Kò léwu láti tún gbìyànjú.',
  'outcome.registerTransactions.again': 'Kọ ìdúnàádúrà sí i',
  'outcome.reconcileRepayments.submitting.title': 'À ń fi àwọn ìsanpadà yín ránṣẹ́',
  'outcome.reconcileRepayments.accepted.title': 'A ti gba àwọn ìsanpadà náà',
  'outcome.reconcileRepayments.accepted.text':
    'Gbígbà wọn kì í ṣe pé a ti kọ wọ́n sílẹ̀: ètò ẹ̀yáwó ń ṣiṣẹ́ lórí wọn. Àbájáde ọ̀kọ̀ọ̀kan yóò hàn níbí.',
  'outcome.reconcileRepayments.succeeded.title': 'A ti kọ gbogbo ìsanpadà sílẹ̀',
  'outcome.reconcileRepayments.succeeded.text': 'Ètò ẹ̀yáwó ti fìdí gbogbo wọn múlẹ̀.',
  'outcome.reconcileRepayments.succeeded.step': 'A ti kọ gbogbo wọn sílẹ̀',
  'outcome.reconcileRepayments.failed.title': 'Kì í ṣe gbogbo ìsanpadà ni a kọ sílẹ̀',
  'outcome.reconcileRepayments.failed.text':
    'Àwọn nọ́ńbà ìsàlẹ̀ yìí sọ iye tí a kọ sílẹ̀. Àwọn tó kùnà nìkan ni kí ẹ tún fi ránṣẹ́.',
  'outcome.reconcileRepayments.rejected.title': 'Wọ́n kọ̀ láti gba àwọn ìsanpadà náà',
  'outcome.reconcileRepayments.rejected.text': 'A kò kọ ìkankan nínú wọn sílẹ̀.',
  'outcome.reconcileRepayments.unknown.title': 'A kò lè fìdí àwọn ìsanpadà yín múlẹ̀',
  'outcome.reconcileRepayments.unknown.text':
    'A fi wọ́n ránṣẹ́ ṣùgbọ́n a kò rí ìdáhùn. Ó ṣì ṣeé ṣe kí wọ́n kọ wọ́n sílẹ̀.',
  'outcome.reconcileRepayments.unknown.next': 'Ẹ má tíì tún fi wọ́n ránṣẹ́. À ń yẹ̀ ẹ́ wò.',
  'outcome.reconcileRepayments.stale.text':
    'Ètò ẹ̀yáwó ti gba àwọn ìsanpadà yín ṣùgbọ́n kò tíì jábọ̀ lórí gbogbo wọn. Ẹ má ṣe tún fi wọ́n ránṣẹ́. Ẹ fi nọ́ńbà ìtọ́kasí ìsàlẹ̀ yìí kàn sí ẹ̀ka ìrànlọ́wọ́.',
  'outcome.reconcileRepayments.notReceived.text':
    'Àwọn ìsanpadà yín kò dé ọ̀dọ̀ wa rárá, nítorí náà a kò kọ ìkankan sílẹ̀. Kò léwu láti tún gbìyànjú.',
  'outcome.reconcileRepayments.again': 'Jábọ̀ ìsanpadà sí i',
  'outcome.createBusiness.submitting.title': 'À ń fi àlàyé iléeṣẹ́ náà ránṣẹ́',
  'outcome.createBusiness.accepted.title': 'Iléeṣẹ́ náà ti forúkọ sílẹ̀',
  'outcome.createBusiness.accepted.text': 'Ètò ẹ̀yáwó ti ṣí àkáǹtì náà. Ìgbésẹ̀ tó kàn ni àyẹ̀wò ẹ̀yáwó rẹ̀.',
  'outcome.createBusiness.rejected.title': 'A kò forúkọ iléeṣẹ́ náà sílẹ̀',
  'outcome.createBusiness.unknown.title': 'A kò lè fìdí iléeṣẹ́ tuntun náà múlẹ̀',
  'outcome.createBusiness.unknown.text':
    'A fi àlàyé náà ránṣẹ́ ṣùgbọ́n a kò rí ìdáhùn. Iléeṣẹ́ náà lè ti forúkọ sílẹ̀.',
  'outcome.createBusiness.unknown.next':
    'Ẹ má tíì tún forúkọ rẹ̀ sílẹ̀. Ẹ kọ́kọ́ wá a nínú àkójọ àwọn iléeṣẹ́ yín.',
  'outcome.createBusiness.notReceived.text':
    'Àlàyé náà kò dé ọ̀dọ̀ wa rárá, nítorí náà a kò forúkọ iléeṣẹ́ kankan sílẹ̀. Kò léwu láti tún gbìyànjú.',
  'outcome.createBusiness.again': 'Forúkọ iléeṣẹ́ mìíràn',
  'outcome.registerCustomer.submitting.title': 'À ń fi àlàyé oníbàárà náà ránṣẹ́',
  'outcome.registerCustomer.accepted.title': 'Oníbàárà náà ti forúkọ sílẹ̀',
  'outcome.registerCustomer.accepted.text': 'Ètò ẹ̀yáwó ti fi oníbàárà náà kún àkójọ yín.',
  'outcome.registerCustomer.rejected.title': 'A kò forúkọ oníbàárà náà sílẹ̀',
  'outcome.registerCustomer.unknown.title': 'A kò lè fìdí oníbàárà tuntun náà múlẹ̀',
  'outcome.registerCustomer.unknown.text':
    'A fi àlàyé náà ránṣẹ́ ṣùgbọ́n a kò rí ìdáhùn. Oníbàárà náà lè ti forúkọ sílẹ̀.',
  'outcome.registerCustomer.unknown.next':
    'Ẹ má tíì tún forúkọ rẹ̀ sílẹ̀. Ẹ kọ́kọ́ wá a nínú àkójọ àwọn oníbàárà yín.',
  'outcome.registerCustomer.notReceived.text':
    'Àlàyé náà kò dé ọ̀dọ̀ wa rárá, nítorí náà a kò forúkọ ẹnikẹ́ni sílẹ̀. Kò léwu láti tún gbìyànjú.',
  'outcome.registerCustomer.again': 'Forúkọ oníbàárà mìíràn',
  'outcome.submitCreditAssessment.submitting.title': 'À ń fi àwọn ìwé yín ránṣẹ́',
  'outcome.submitCreditAssessment.accepted.title': 'A ti gba àwọn ìwé náà',
  'outcome.submitCreditAssessment.accepted.text':
    'Ètò ẹ̀yáwó ti gba àyẹ̀wò ẹ̀yáwó yín. Kò tíì sí ìpinnu, a kì í sì í kéde rẹ̀ níbí: gbèdéke ẹ̀yáwó yín yóò hàn tó bá ti wà.',
  'outcome.submitCreditAssessment.rejected.title': 'Wọ́n kọ̀ láti gba àwọn ìwé yín',
  'outcome.submitCreditAssessment.rejected.text': 'Ètò ẹ̀yáwó kò gba àyẹ̀wò ẹ̀yáwó náà.',
  'outcome.submitCreditAssessment.unknown.title': 'A kò lè fìdí àwọn ìwé yín múlẹ̀',
  'outcome.submitCreditAssessment.unknown.text':
    'A fi àyẹ̀wò ẹ̀yáwó náà ránṣẹ́ ṣùgbọ́n a kò rí ìdáhùn. Ó ṣeé ṣe kó ti dé ọ̀dọ̀ wọn.',
  'outcome.submitCreditAssessment.unknown.next':
    'Ẹ má tíì tún fi í ránṣẹ́. Ẹ fi nọ́ńbà ìtọ́kasí ìsàlẹ̀ yìí kàn sí ẹ̀ka ìrànlọ́wọ́.',
  'outcome.submitCreditAssessment.notReceived.text':
    'Àwọn ìwé yín kò dé ọ̀dọ̀ wa rárá. Kò léwu láti tún gbìyànjú.',
  'outcome.submitCreditAssessment.again': 'Fi àyẹ̀wò mìíràn ránṣẹ́',
  'outcome.other.submitting.title': 'À ń fi ìbéèrè yín ránṣẹ́',
  'outcome.other.submitting.text': 'Ẹ jẹ́ kí ojú-ewé yìí wà ní ṣíṣí.',
  'outcome.other.accepted.title': 'A ti gba ìbéèrè náà',
  'outcome.other.accepted.text':
    'Ètò ẹ̀yáwó ti gba ìbéèrè yín. A ó fi àbájáde hàn níbí ní kété tí ètò ẹ̀yáwó bá sọ fún wa.',
  'outcome.other.succeeded.title': 'Ó ti parí',
  'outcome.other.succeeded.text': 'Ètò ẹ̀yáwó ti fìdí rẹ̀ múlẹ̀.',
  'outcome.other.succeeded.step': 'Ó ti parí',
  'outcome.other.failed.title': 'Ìbéèrè náà kùnà',
  'outcome.other.failed.text': 'Ètò ẹ̀yáwó sọ fún wa pé a kò ṣe é.',
  'outcome.other.rejected.title': 'Wọ́n kọ̀ láti gba ìbéèrè náà',
  'outcome.other.rejected.text': 'Kò sí ohun tó yí padà.',
  'outcome.other.unknown.title': 'A kò lè fìdí ìbéèrè yín múlẹ̀',
  'outcome.other.unknown.text': 'A fi èyí ránṣẹ́ ṣùgbọ́n a kò rí ìdáhùn. Ó ṣì ṣeé ṣe kí wọ́n ṣe é.',
  'outcome.other.unknown.error': 'A fi èyí ránṣẹ́, ètò ẹ̀yáwó sì dáhùn pẹ̀lú àṣìṣe. Ó ṣì ṣeé ṣe kí wọ́n ṣe é.',
  'outcome.other.unknown.next': 'Ẹ má tíì tún fi í ránṣẹ́. À ń yẹ̀ ẹ́ wò.',
  'outcome.other.stale.title': 'Kò tíì sí ìròyìn',
  'outcome.other.stale.text':
    'Ètò ẹ̀yáwó ti gba ìbéèrè yín ṣùgbọ́n kò tíì sọ fún wa bó ṣe parí. Ẹ má ṣe tún fi í ránṣẹ́. Ẹ fi nọ́ńbà ìtọ́kasí ìsàlẹ̀ yìí kàn sí ẹ̀ka ìrànlọ́wọ́.',
  'outcome.other.notReceived.title': 'A kò fi ohunkóhun ránṣẹ́',
  'outcome.other.notReceived.text': 'Ìbéèrè yín kò dé ọ̀dọ̀ wa rárá. Kò léwu láti tún gbìyànjú.',
  'outcome.other.again': 'Ṣe ìbéèrè mìíràn',
  'outcome.other.conflict.title': 'Ètò ẹ̀yáwó sọ ohun méjì tó yàtọ̀',
  'outcome.other.conflict.text':
    'A kò mọ èyí tó jẹ́ òótọ́. Ẹ má ṣe tún fi í ránṣẹ́. Ẹ fi nọ́ńbà ìtọ́kasí ìsàlẹ̀ yìí kàn sí ẹ̀ka ìrànlọ́wọ́.',
  'outcome.other.reversed.title': 'Owó náà ti padà',
  'outcome.other.reversed.text': 'Ètò ẹ̀yáwó fìdí rẹ̀ múlẹ̀ pé a fi owó náà ránṣẹ́, lẹ́yìn náà pé ó ti padà.',
}
