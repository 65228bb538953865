import type { lockboxAccount as english } from '../../copy/en/lockboxAccount.ts'
import type { Translation } from '../Translation.ts'

export const lockboxAccount: Translation<typeof english> = {
  'lockboxAccount.title': 'Àkáǹtì àpótí owó',
  'lockboxAccount.failed': 'A kò lè ṣàfihàn àkáǹtì àpótí owó yín',
  'lockboxAccount.number': 'Nọ́ńbà àkáǹtì',
  'lockboxAccount.numberUnknown': 'Wọn kò sọ ọ́',
  'lockboxAccount.name': 'Orúkọ àkáǹtì',
  'lockboxAccount.bank': 'Báńkì',
  'lockboxAccount.copyNumber': 'Ṣe ẹ̀dà nọ́ńbà àkáǹtì',
  'lockboxAccount.share': 'Pín in',
  'lockboxAccount.print': 'Tẹ̀ ẹ́ sórí ìwé',
  'lockboxAccount.moneyIn': 'Owó tó ń wọlé: ẹ̀yáwó máa ń mú owó wọ inú àkáǹtì yìí.',
  'lockboxAccount.moneyOut':
    'Owó tó ń jáde: yíyọ owó máa ń fi owó ránṣẹ́ láti inú àkáǹtì yìí sí àkáǹtì báńkì tàbí ti owó alágbèéká.',
  'lockboxAccount.noBalance': 'Ètò ẹ̀yáwó kì í sọ iye owó tó kù fún wa, nítorí náà a kì í fi hàn.',
  'lockboxAccount.removed': 'A ti yọ àkáǹtì yìí kúrò ní {date}. Ẹ má ṣe fi owó ránṣẹ́ sí i.',
  'lockboxAccount.none.title': 'Kò tíì sí àkáǹtì àpótí owó',
  'lockboxAccount.none.text': 'Tí ètò ẹ̀yáwó bá ti ṣí àkáǹtì yín, nọ́ńbà rẹ̀ yóò hàn níbí.',
}
