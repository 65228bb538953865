import type { everyWidget as english } from '../../copy/en/everyWidget.ts'
import type { Translation } from '../Translation.ts'

export const everyWidget: Translation<typeof english> = {
  'common.retry': 'Tún gbìyànjú',
  'common.loading': 'Ó ń ṣí',
  'common.newTab': '(yóò ṣí nínú táàbù tuntun)',
  'common.close': 'Pa á dé',
  'common.copy': 'Ṣe ẹ̀dà',
  'common.copied': 'A ti ṣe ẹ̀dà rẹ̀',
  'common.copyRefused': 'Bíráúsà yín kò jẹ́ kí a ṣe ẹ̀dà rẹ̀. A ti yan ọ̀rọ̀ náà: ẹ ṣe ẹ̀dà rẹ̀ níbí.',
  'common.offline': 'Ẹ kò sí lórí ayélujára. Ohun tí a rí kẹ́yìn nìyí, {age}.',
  'common.stale': 'A kò lè gba èyí tó jẹ́ tuntun. Ohun tí a rí kẹ́yìn ni ẹ ń wò, {age}.',
  'common.justNow': 'ní báyìí báyìí',
  'common.chunkFailed': 'A kò lè ṣí apá yìí.',
  'common.chunkFailed.text':
    'A óò tún gbìyànjú nígbà tí ẹ bá padà sórí ayélujára. Tí kò bá ṣiṣẹ́ síbẹ̀, ẹ tún ojú-ewé yìí ṣí.',
  'common.contactSupport': 'Kàn sí ẹ̀ka ìrànlọ́wọ́',
  'common.errors.title': 'Ìṣòro kan wà',
  'common.crashed.title': 'Apá ojú-ewé yìí ti dáwọ́ iṣẹ́ dúró',
  'common.crashed.text': 'Kò sí ohun tó yí padà. Ẹ tún gbìyànjú, tàbí kí ẹ tún ojú-ewé yìí ṣí.',
  'common.failed.network': 'A kò lè dé ọ̀dọ̀ ètò ẹ̀yáwó. Ẹ yẹ ayélujára yín wò, kí ẹ tún gbìyànjú.',
  'common.failed.offline': 'Ẹ kò sí lórí ayélujára. Ẹ so mọ́ ayélujára, kí ẹ tún gbìyànjú.',
  'common.failed.server': 'Ètò ẹ̀yáwó ní ìṣòro. Ẹ tún gbìyànjú láìpẹ́.',
  'common.failed.busy': 'Ìbéèrè ti pọ̀ jù lẹ́ẹ̀kan náà. Ẹ dúró díẹ̀, kí ẹ tó tún gbìyànjú.',
  'common.failed.credentials':
    'Ètò ẹ̀yáwó kò gba áàpù yìí lọ́wọ́lọ́wọ́. Dídúró kò ní ràn yín lọ́wọ́. Ẹ sọ fún àwọn tó ń bójú tó áàpù yìí, kí ẹ fún wọn ní nọ́ńbà ìbéèrè náà.',
  'common.failed.session': 'Àsìkò ìwọlé yín ti parí. Ẹ tún wọlé láti rí èyí.',
  'common.failed.permission': 'Ẹ kò ní àṣẹ láti rí èyí.',
  'common.failed.contract': 'Ètò ẹ̀yáwó dáhùn lọ́nà tí a kò lè kà.',
  'common.failed.noRelay':
    'Kì í ṣe ètò ẹ̀yáwó ni ó dáhùn, nítorí náà a kò mọ ohunkóhun nípa owó yín báyìí. Ẹ tún gbìyànjú. Tí ó bá ń bá a lọ bẹ́ẹ̀, ẹ sọ fún ẹ̀ka ìrànlọ́wọ́.',
  'common.failed.other': 'A kò lè ṣí èyí.',
  'common.requestId': 'ID ìbéèrè',
}
