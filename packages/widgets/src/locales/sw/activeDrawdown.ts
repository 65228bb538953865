import type { activeDrawdown as english } from '../../copy/en/activeDrawdown.ts'
import type { Translation } from '../Translation.ts'

export const activeDrawdown: Translation<typeof english> = {
  'activeDrawdown.title': 'Mkupuo unaotumika',
  'activeDrawdown.drawn': 'Kiasi kilichochukuliwa',
  'activeDrawdown.outstanding': 'Kiasi cha kurejesha',
  'activeDrawdown.repaid': 'Kilichorejeshwa hadi sasa',
  'activeDrawdown.meter': '{repaid} kati ya {expected} zimerejeshwa ({percent})',
  'activeDrawdown.dueOn': 'Inatarajiwa kufikia',
  'activeDrawdown.maturity': 'Mwisho wa muda',
  'activeDrawdown.disbursedOn': 'Tarehe ya kupewa pesa',
  'activeDrawdown.tenor': 'Muda',
  'activeDrawdown.days': { one: 'Siku {count}', other: 'Siku {count}' },
  'activeDrawdown.none.title': 'Hakuna mkupuo unaotumika',
  'activeDrawdown.none.text': 'Ukichukua pesa kwenye kikomo chako cha mkopo, deni lako litaonekana hapa.',
  'activeDrawdown.request': 'Omba mkupuo',
  'activeDrawdown.repay': 'Rejesha',
  'activeDrawdown.status.pending': 'Inasubiri',
  'activeDrawdown.status.paid': 'Deni limelipwa',
  'activeDrawdown.status.none': 'Hakuna hali',
  'activeDrawdown.dueSoon': { one: 'Imebaki siku {count}', other: 'Zimebaki siku {count}' },
  'activeDrawdown.dueToday': 'Mwisho ni leo',
  'activeDrawdown.overdue': {
    one: 'Siku {count} imepita tangu tarehe ya mwisho',
    other: 'Siku {count} zimepita tangu tarehe ya mwisho',
  },
  'activeDrawdown.overdueNote':
    'Haya ni makadirio yetu kutokana na tarehe. Huduma haijasema kwamba mkupuo huu umechelewa.',
  'activeDrawdown.paidOn': 'Deni lililipwa tarehe {date}.',
  'activeDrawdown.currencyUnknown': 'Huduma haikutaja sarafu ya kiasi hiki.',
  'activeDrawdown.failed': 'Hatukuweza kupakia mkupuo wako',
}
