import type { creditAssessmentShare as english } from '../../copy/en/creditAssessmentShare.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentShare: Translation<typeof english> = {
  'creditAssessment.share.title': 'Bẹ ẹlẹgbẹ́ kan pé kó ṣèrànwọ́',
  'creditAssessment.share.text':
    'Ẹ fi àdírẹ́sì yìí ránṣẹ́ sí ẹnì kan ní iléeṣẹ́ yín. Òun fúnra rẹ̀ ló máa wọlé: àdírẹ́sì náà nìkan kì í ṣí ohunkóhun.',
  'creditAssessment.share.sees': 'Ohun tó máa rí àti ohun tó lè ṣe',
  'creditAssessment.share.files':
    'Gbogbo fáìlì tó wà níbí, pẹ̀lú ẹni tó fi wọ́n kún un. Ó lè fi fáìlì kún un, ó sì lè yọ ọ́ kúrò.',
  'creditAssessment.share.figures': 'Gbogbo iye owó. Ó lè yí wọn padà.',
  'creditAssessment.share.send': 'Tó bá ní àṣẹ láti fi ránṣẹ́, ó lè fi àyẹ̀wò náà ránṣẹ́.',
  'creditAssessment.share.address': 'Àdírẹ́sì ojú-ewé yìí',
  'creditAssessment.share.copy': 'Ṣe ẹ̀dà àdírẹ́sì',
  'creditAssessment.share.native': 'Pín in',
}
