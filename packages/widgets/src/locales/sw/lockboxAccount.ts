import type { lockboxAccount as english } from '../../copy/en/lockboxAccount.ts'
import type { Translation } from '../Translation.ts'

export const lockboxAccount: Translation<typeof english> = {
  'lockboxAccount.title': 'Akaunti maalumu',
  'lockboxAccount.failed': 'Hatukuweza kupakia akaunti yako maalumu',
  'lockboxAccount.number': 'Nambari ya akaunti',
  'lockboxAccount.numberUnknown': 'Haijatajwa',
  'lockboxAccount.name': 'Jina la akaunti',
  'lockboxAccount.bank': 'Benki',
  'lockboxAccount.copyNumber': 'Nakili nambari',
  'lockboxAccount.share': 'Shiriki',
  'lockboxAccount.print': 'Chapisha',
  'lockboxAccount.moneyIn': 'Pesa zinazoingia: mkupuo unaleta pesa kwenye akaunti hii.',
  'lockboxAccount.moneyOut':
    'Pesa zinazotoka: utoaji wa pesa unatuma pesa kutoka akaunti hii kwenda akaunti ya benki au ya pesa za simu.',
  'lockboxAccount.noBalance': 'Huduma haituambii salio, kwa hiyo hatulionyeshi.',
  'lockboxAccount.removed': 'Akaunti hii iliondolewa tarehe {date}. Usitume pesa kwake.',
  'lockboxAccount.none.title': 'Bado hakuna akaunti maalumu',
  'lockboxAccount.none.text': 'Huduma ikishafungua akaunti yako, nambari yake itaonekana hapa.',
}
