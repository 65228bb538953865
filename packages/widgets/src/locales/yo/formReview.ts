import type { formReview as english } from '../../copy/en/formReview.ts'
import type { Translation } from '../Translation.ts'

export const formReview: Translation<typeof english> = {
  'form.edit': 'Ṣe àyípadà',
  'form.warnings.title': 'Ẹ yẹ ìwọ̀nyí wò kí ẹ tó fìdí rẹ̀ múlẹ̀',
  'form.warnings.checked': 'Mo ti yẹ̀ ẹ́ wò',
  'form.warnings.open': 'Ẹ fi àmì sí kókó kọ̀ọ̀kan tó wà lókè láti fìdí rẹ̀ múlẹ̀.',
  'form.offline.title': 'Ẹ kò sí lórí ayélujára. A kò fi ohunkóhun ránṣẹ́.',
  'form.offline.text': 'Ẹ so mọ́ ayélujára, kí ẹ tún fìdí rẹ̀ múlẹ̀.',
  'form.sessionExpired.title': 'Àsìkò ìwọlé yín ti parí. A kò fi ohunkóhun ránṣẹ́.',
  'form.sessionExpired.text':
    'Ẹ tún wọlé nínú táàbù mìíràn, lẹ́yìn náà kí ẹ padà síbí láti fìdí rẹ̀ múlẹ̀. A tọ́jú ohun tí ẹ ti tẹ̀.',
  'form.inFlightElsewhere.title': 'Táàbù mìíràn ń fi ohun kan náà ránṣẹ́',
  'form.inFlightElsewhere.text':
    'A kò fi ohunkóhun ránṣẹ́ láti ibí. Ẹ dúró kí èyí tó kù parí, lẹ́yìn náà kí ẹ tún gbìyànjú.',
  'form.notSent.title': 'A kò fi ohunkóhun ránṣẹ́',
  'form.notSent.text': 'Àfikún àyẹ̀wò náà kò parí. Ẹ lè tún fìdí rẹ̀ múlẹ̀.',
  'form.duplicate.earlier': 'Ti ìṣáájú',
  'form.duplicate.back': 'Má fi ránṣẹ́',
  'form.duplicate.rows': 'A ti fi ránṣẹ́ tẹ́lẹ̀',
  'form.duplicate.others': 'Fi ìyókù nìkan ránṣẹ́ ({count})',
  'form.rejected.check': 'Ẹ yẹ ohun tí ẹ tẹ̀ wò, kí ẹ tún gbìyànjú.',
  'form.rejected.permission': 'Ẹ kò ní àṣẹ láti ṣe èyí.',
  'form.rejected.credentials':
    'Ètò ẹ̀yáwó kò gba áàpù yìí lọ́wọ́lọ́wọ́, nítorí náà a kò fi ohunkóhun ránṣẹ́. Dídúró kò ní ràn yín lọ́wọ́. Ẹ sọ fún àwọn tó ń bójú tó áàpù yìí, kí ẹ fún wọn ní nọ́ńbà ìbéèrè náà.',
  'form.rejected.busy': 'Ọwọ́ ètò ẹ̀yáwó dí. Ẹ dúró díẹ̀, kí ẹ tún gbìyànjú.',
  'form.rejected.large':
    'Gbogbo rẹ̀ lápapọ̀ ti tóbi jù fún ètò ẹ̀yáwó. Ẹ dín ìwọ̀n àwọn fáìlì kan kù, kí ẹ tún gbìyànjú.',
  'form.rejected.fileMissing':
    'Fáìlì kan kò sí lọ́dọ̀ wa mọ́, tàbí kò dé tán. A kò fi ohunkóhun ránṣẹ́. Ẹ wo àwọn fáìlì náà, kí ẹ tún gbìyànjú.',
  'form.rejected.fileChanged':
    'Fáìlì kan kì í ṣe èyí tí ẹ wò níbí, nítorí náà wọn kò gbà á. Ẹ wo àwọn fáìlì náà, kí ẹ tún gbìyànjú.',
  'form.rejected.words': 'Ètò ẹ̀yáwó sọ pé: “{message}”',
}
