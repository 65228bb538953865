import type { repayment as english } from '../../copy/en/repayment.ts'
import type { Translation } from '../Translation.ts'

export const repayment: Translation<typeof english> = {
  'repayment.title': 'Ripoti rejesho',
  'repayment.intro':
    'Tuambie kwamba mteja amelipa sehemu ya mkopo. Hii ni taarifa ya malipo tu: hakuna pesa zinazohamishwa kutoka hapa.',
  'repayment.loan': 'Mkopo',
  'repayment.loan.placeholder': 'Chagua mkopo',
  'repayment.loan.search': 'Tafuta kwa kumbukumbu au jina',
  'repayment.loan.searchLabel': 'Tafuta mikopo',
  'repayment.loan.toggle': 'Onyesha mikopo',
  'repayment.loan.loading': 'Inapakia mikopo yako…',
  'repayment.loan.noResults': 'Hakuna mkopo unaolingana. Kagua nambari ya kumbukumbu, au iandike mwenyewe.',
  'repayment.loan.results': { one: 'Mkopo {count} umepatikana', other: 'Mikopo {count} imepatikana' },
  'repayment.loan.keepTyping': {
    one: 'Kuna {count} zaidi. Endelea kuandika ili kuupata.',
    other: 'Kuna {count} zaidi. Endelea kuandika ili kuipata.',
  },
  'repayment.loan.notListed': 'Nitaandika mwenyewe',
  'repayment.loan.fromList': 'Chagua kwenye orodha',
  'repayment.loan.none': 'Bado huna miamala iliyofadhiliwa. Andika nambari ya kumbukumbu ya mkopo.',
  'repayment.loan.failed': 'Hatukuweza kupakia mikopo yako. Unaweza kuandika nambari ya kumbukumbu mwenyewe.',
  'repayment.loan.old': 'Huna intaneti. Hii ni mikopo ya tarehe {date}.',
  'repayment.loan.open': 'Haujakamilika',
  'repayment.loan.completed': 'Umekamilika',
  'repayment.reference': 'Nambari ya kumbukumbu ya mkopo',
  'repayment.reference.hint': 'Nambari ya kumbukumbu iliyotumiwa kusajili muamala.',
  'repayment.facts.client': 'Mteja',
  'repayment.facts.amount': 'Mkopo',
  'repayment.facts.status': 'Hali',
  'repayment.facts.started': 'Tarehe ya kuanza',
  'repayment.status.completed': 'Umekamilika',
  'repayment.status.defaulted': 'Mkopo haukulipwa',
  'repayment.amount': 'Kiasi kilicholipwa',
  'repayment.amountIn': 'Kiasi kilicholipwa, kwa {currency}',
  'repayment.review': 'Kagua',
  'repayment.rejected.title': 'Rejesho halikukubaliwa',
  'repayment.draftRestored': 'Tumehifadhi ulichokuwa umeandika.',
  'repayment.warning.AMOUNT_ABOVE_LOAN':
    'Hiki ni zaidi ya mkopo wa {amount}. Kikague. Unaweza kuendelea ikiwa una uhakika.',
  'repayment.warning.LOAN_COMPLETED':
    'Mkopo huu umewekwa kuwa umekamilika. Hakikisha ndio sahihi. Unaweza kuendelea ikiwa una uhakika.',
  'repayment.warning.REFERENCE_NOT_LISTED':
    'Hakuna mkopo wako wenye nambari hii ya kumbukumbu. Ikague. Unaweza kuendelea ikiwa una uhakika.',
  'repayment.error.REQUIRED.reference': 'Chagua mkopo, au andika nambari yake ya kumbukumbu',
  'repayment.error.REQUIRED.amount': 'Andika kiasi kilicholipwa',
}
