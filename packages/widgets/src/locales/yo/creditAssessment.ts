import type { creditAssessment as english } from '../../copy/en/creditAssessment.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessment: Translation<typeof english> = {
  'creditAssessment.title': 'Àyẹ̀wò ẹ̀yáwó',
  'creditAssessment.intro':
    'Ayánilówó máa ń ka àwọn ìwé àti iye owó wọ̀nyí kó tó pinnu gbèdéke. Ẹ lè dúró nígbàkigbà: a máa ń tọ́jú ohun tí ẹ ti fi kún un, ẹ sì lè tẹ̀síwájú tó bá yá lórí ẹ̀rọ èyíkéyìí.',
  'creditAssessment.sections': 'Àwọn apá àyẹ̀wò ẹ̀yáwó',
  'creditAssessment.section.company': 'Àwọn ìwé iléeṣẹ́',
  'creditAssessment.section.finances': 'Ìṣirò owó àti ìwé báńkì',
  'creditAssessment.section.figures': 'Iye owó',
  'creditAssessment.section.agreement': 'Àdéhùn',
  'creditAssessment.section.account': 'Àwọn ìwé àkáǹtì báńkì',
  'creditAssessment.section.check': 'Yẹ̀ ẹ́ wò, fi ránṣẹ́',
  'creditAssessment.section.company.text':
    'Àwọn ìwé tó fi irú iléeṣẹ́ tó jẹ́ hàn, àwọn tó ni ín àti àwọn tó ń darí rẹ̀.',
  'creditAssessment.section.finances.text': 'Àwọn ìwé tó fi owó tó ń wọlé àti owó tó ń jáde hàn.',
  'creditAssessment.section.figures.text': 'Iye méjìlá fún ọdún kọ̀ọ̀kan, bí wọ́n ṣe wà nínú ìṣirò owó yín.',
  'creditAssessment.section.agreement.text': 'Ohun tí ẹ àti ayánilówó fẹnu kò lé lórí, àti ẹni tó gbà bẹ́ẹ̀.',
  'creditAssessment.section.account.text': 'Àwọn ìwé àkáǹtì tí a máa san owó náà sí.',
  'creditAssessment.section.check.text':
    'Ẹ tún ka gbogbo rẹ̀ lẹ́ẹ̀kan sí i. Ohun tí ẹ bá ti fi ránṣẹ́ kò ṣeé gbà padà tàbí yí padà níbí.',
  'creditAssessment.state.none': 'Ẹ kò tíì fi nǹkan kan kún un',
  'creditAssessment.state.some': '{done} nínú {total} ti parí',
  'creditAssessment.state.all': 'Ó ti pé',
  'creditAssessment.state.problems': { other: 'Ohun {count} ń fẹ́ àbójútó yín' },
  'creditAssessment.state.ready': 'Gbogbo rẹ̀ ti pé. Ẹ lè fi í ránṣẹ́.',
  'creditAssessment.state.notReady': { other: 'Ó ku ìgbésẹ̀ {count} láti ṣe' },
  'creditAssessment.progress': 'Ibi tí àyẹ̀wò náà pé dé',
  'creditAssessment.progress.steps': 'Ìgbésẹ̀ {done} nínú {total} ti parí',
  'creditAssessment.allParts': 'Gbogbo apá',
  'creditAssessment.next': 'Èyí tó kàn: {part}',
  'creditAssessment.previous': 'Padà sí: {part}',
  'creditAssessment.saved.loading': 'À ń wá ohun tí a ti tọ́jú',
  'creditAssessment.saved.saving': 'À ń tọ́jú rẹ̀',
  'creditAssessment.saved.everybody': 'A ti tọ́jú rẹ̀ fún gbogbo ènìyàn ní {partner}, {time}',
  'creditAssessment.saved.everybody.noName': 'A ti tọ́jú rẹ̀ fún gbogbo ẹni tó ń ṣiṣẹ́ lórí èyí, {time}',
  'creditAssessment.saved.by': '{name} ló ṣe àyípadà kẹ́yìn, {time}',
  'creditAssessment.saved.empty': 'A máa ń tọ́jú ohun tí ẹ bá fi kún un bí ẹ ṣe ń lọ.',
  'creditAssessment.saved.local':
    'Orí ẹ̀rọ yìí nìkan la tọ́jú rẹ̀ sí. Àwọn ẹlẹgbẹ́ yín yóò rí i tí ayélujára bá ti dé.',
  'creditAssessment.conflict.title': '{name} ti yí iye owó kan náà padà',
  'creditAssessment.conflict.title.noName': 'Ẹlòmíràn ti yí iye owó kan náà padà',
  'creditAssessment.conflict.text':
    'Ohun tí ẹ tẹ̀ yàtọ̀ sí ohun tí a ti tọ́jú. Àwọn àpótí tí ẹ̀yin méjèèjì yí padà nìkan ló kàn. Ẹ yan èyí tí a máa lò.',
  'creditAssessment.conflict.theirs': 'Lo iye owó tí a ti tọ́jú',
  'creditAssessment.conflict.mine': 'Lo iye owó tèmi',
  'creditAssessment.mayNotApply':
    'Tí iléeṣẹ́ yín kò bá ní ìwé yìí, ẹ sọ bẹ́ẹ̀ nísàlẹ̀: a máa fi àyẹ̀wò náà ránṣẹ́ láìsí i, ayánilówó sì lè béèrè rẹ̀ lọ́wọ́ yín.',
  'creditAssessment.filesNeeded': { other: 'Fáìlì {count} la nílò. A fi nọ́ńbà sí wọn bí a ṣe tò wọ́n.' },
  'creditAssessment.unused':
    'Ọdún {year} kò sí nínú iye owó yín mọ́, nítorí náà a tọ́jú àwọn fáìlì wọ̀nyí ṣùgbọ́n a kò ní fi wọ́n ránṣẹ́. Ẹ tún yan ọdún náà lábẹ́ “Iye owó”, tàbí kí ẹ yọ wọ́n kúrò.',
  'creditAssessment.share': 'Bẹ ẹlẹgbẹ́ kan',
  'creditAssessment.submit': 'Fi àyẹ̀wò ránṣẹ́',
  'creditAssessment.rejected.title': 'Wọn kò gba àyẹ̀wò náà. A tọ́jú gbogbo fáìlì àti iye owó.',
  'creditAssessment.error.REQUIRED': 'Ẹ fi fáìlì kún “{document}”',
  'creditAssessment.error.TOO_FEW_FILES': { other: '“{document}” nílò fáìlì {count}' },
  'creditAssessment.error.STILL_UPLOADING': 'Ẹ dúró títí a óò fi gbé àwọn fáìlì “{document}” sókè',
  'creditAssessment.error.FILE_PROBLEM':
    'Ẹ yọ fáìlì tó ní ìṣòro lábẹ́ “{document}” kúrò, tàbí kí ẹ fi òmíràn rọ́pò rẹ̀',
  'creditAssessment.error.missingFiles': { other: '{part}: ìwé {count} kò sí' },
  'creditAssessment.error.missingFigures': { other: 'Iye owó ọdún {year}: {count} kò sí' },
}
