import type { uploadSummary as english } from '../../copy/en/uploadSummary.ts'
import type { Translation } from '../Translation.ts'

export const uploadSummary: Translation<typeof english> = {
  'uploads.title': 'Gbígbé fáìlì sókè',
  'uploads.progress': { other: 'A ti gbé fáìlì {staged} nínú {count} sókè' },
  'uploads.bytes': '{sent} nínú {size}',
  'uploads.left': 'Ó ku nǹkan bíi {duration}',
  'uploads.waiting': 'Ó ń dúró',
  'uploads.paused': 'A ti dá a dúró',
  'uploads.done': { other: 'A ti gbé gbogbo fáìlì sókè: {count}' },
  'uploads.notSubmitted': 'A kò tíì fi í ránṣẹ́.',
  'uploads.keptUntil': 'A kò tíì fi í ránṣẹ́. A máa tọ́jú àwọn fáìlì yín títí di {date}.',
  'uploads.keptUntilAt': 'A kò tíì fi í ránṣẹ́. {partner} máa tọ́jú àwọn fáìlì yín títí di {date}.',
  'uploads.problems': { other: 'Fáìlì {count} ń fẹ́ àbójútó yín' },
  'uploads.pauseAll': 'Dá gbogbo rẹ̀ dúró',
  'uploads.resumeAll': 'Tẹ̀síwájú pẹ̀lú gbogbo rẹ̀',
  'uploads.offline.title': 'Ẹ kò sí lórí ayélujára',
  'uploads.offline.text':
    'Gbogbo ohun tí a ti gbé sókè wà láìséwu, a sì tọ́jú ìyókù sórí ẹ̀rọ yìí. Yóò tẹ̀síwájú fúnra rẹ̀ tí ayélujára bá ti padà. Ẹ lè máa kọ ọ̀rọ̀ sí ojú-ewé yìí lọ.',
  'uploads.signedOut.title': 'Àsìkò ìwọlé yín ti parí',
  'uploads.signedOut.text':
    'Gbogbo ohun tí a ti gbé sókè wà láìséwu. Ẹ tún wọlé: ìyókù yóò tẹ̀síwájú fúnra rẹ̀.',
  'uploads.signIn': 'Wọlé',
  'uploads.failed.title': 'A kò lè wo ohun tí a ti gbé sókè tẹ́lẹ̀',
  'uploads.failed.text': 'Kò sí ohun tó sọnù. Ẹ lè fi fáìlì kún un báyìí, tàbí kí ẹ tún gbìyànjú.',
}
