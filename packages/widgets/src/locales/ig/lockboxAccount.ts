import type { lockboxAccount as english } from '../../copy/en/lockboxAccount.ts'
import type { Translation } from '../Translation.ts'

export const lockboxAccount: Translation<typeof english> = {
  'lockboxAccount.title': 'Akaụntụ igbe ego',
  'lockboxAccount.failed': 'Anyị enweghị ike ibubata akaụntụ igbe ego gị',
  'lockboxAccount.number': 'Nọmba akaụntụ',
  'lockboxAccount.numberUnknown': 'E kwughị ya',
  'lockboxAccount.name': 'Aha akaụntụ',
  'lockboxAccount.bank': 'Ụlọ akụ',
  'lockboxAccount.copyNumber': 'Detuo nọmba akaụntụ',
  'lockboxAccount.share': 'Kesaa',
  'lockboxAccount.print': 'Bipụta',
  'lockboxAccount.moneyIn': 'Ego na-abata: mgbaziri ego na-eweta ego n’akaụntụ a.',
  'lockboxAccount.moneyOut':
    'Ego na-apụ: mwepụ ego na-esi n’akaụntụ a ezipụ ego n’akaụntụ ụlọ akụ ma ọ bụ n’akaụntụ mobile money.',
  'lockboxAccount.noBalance': 'Ndị ọrụ mgbazinye anaghị agwa anyị ego fọrọ na ya, ya mere anyị egosighị ya.',
  'lockboxAccount.removed': 'E hichapụrụ akaụntụ a na {date}. Ezigakwala ego na ya.',
  'lockboxAccount.none.title': 'Enwebeghị akaụntụ igbe ego',
  'lockboxAccount.none.text': 'Mgbe ndị ọrụ mgbazinye mepere akaụntụ gị, nọmba ya ga-apụta ebe a.',
}
