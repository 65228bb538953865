import type { activeDrawdown as english } from '../../copy/en/activeDrawdown.ts'
import type { Translation } from '../Translation.ts'

export const activeDrawdown: Translation<typeof english> = {
  'activeDrawdown.title': 'Mgbaziri ego dị ugbu a',
  'activeDrawdown.drawn': 'Ego a gbaziri',
  'activeDrawdown.outstanding': 'Nke fọrọ ịkwụghachi',
  'activeDrawdown.repaid': 'Nke a kwụghachiri',
  'activeDrawdown.meter': 'A kwụghachiri {repaid} n’ime {expected} ({percent})',
  'activeDrawdown.dueOn': 'Ụbọchị a tụrụ anya ya',
  'activeDrawdown.maturity': 'Ụbọchị oge ya ga-ezu',
  'activeDrawdown.disbursedOn': 'Ụbọchị e nyere ego ya',
  'activeDrawdown.tenor': 'Ogologo oge',
  'activeDrawdown.days': { other: 'Ụbọchị {count}' },
  'activeDrawdown.none.title': 'Enweghị mgbaziri ego dị ugbu a',
  'activeDrawdown.none.text': 'Mgbe ị gbaziri ego n’ókè mgbaziri gị, ihe i ji n’ụgwọ ga-apụta ebe a.',
  'activeDrawdown.request': 'Rịọ mgbaziri ego',
  'activeDrawdown.repay': 'Kwụghachi',
  'activeDrawdown.status.pending': 'Na-eche',
  'activeDrawdown.status.paid': 'A kwụrụ ya',
  'activeDrawdown.status.none': 'Ọnọdụ adịghị',
  'activeDrawdown.dueSoon': { other: 'A ga-akwụ ya n’ime ụbọchị {count}' },
  'activeDrawdown.dueToday': 'A ga-akwụ ya taa',
  'activeDrawdown.overdue': { other: 'O jirila ụbọchị {count} gafee oge ya' },
  'activeDrawdown.overdueNote':
    'Nke a bụ otú anyị si gụọ ụbọchị ndị ahụ. Ndị ọrụ mgbazinye ekwubeghị na oge mgbaziri ego a agafeela.',
  'activeDrawdown.paidOn': 'A kwụrụ ya na {date}.',
  'activeDrawdown.currencyUnknown': 'Ndị ọrụ mgbazinye ekwughị ụdị ego ndị a bụ.',
  'activeDrawdown.failed': 'Anyị enweghị ike ibubata mgbaziri ego gị',
}
