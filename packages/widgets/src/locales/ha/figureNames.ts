import type { figureNames as english } from '../../copy/en/figureNames.ts'
import type { Translation } from '../Translation.ts'

export const figureNames: Translation<typeof english> = {
  'figures.income': 'Kuɗin shiga',
  'figures.cost_of_sales': 'Kuɗin kayan da aka sayar (Cost of sales)',
  'figures.operating_expense': 'Kuɗin tafiyar da aiki',
  'figures.depreciation': 'Raguwar darajar kayan aiki (Depreciation)',
  'figures.tax': 'Haraji',
  'figures.total_assets': 'Jimillar kadarori (Total assets)',
  'figures.equity': 'Jarin masu kamfani (Equity)',
  'figures.cash_reserve': 'Ajiyar tsabar kuɗi',
  'figures.total_debt': 'Jimillar bashi',
  'figures.capex': 'Zuba jari (capex)',
  'figures.principal_repayment': 'Biyan rance (principal)',
  'figures.period': 'Yawan watanni',
  'figures.error.REQUIRED': 'Ku shigar da “{figure}” na {year}',
  'figures.error.FIGURE_INVALID':
    '“{figure}” na {year} ba adadin kuɗi ba ne. Ku yi amfani da lambobi, misali 1500000',
  'figures.error.FIGURE_TOO_LONG': 'Lambobin “{figure}” na {year} sun yi yawa',
  'figures.error.PERIOD_INVALID': 'Dole “{figure}” na {year} ya zama cikakkiyar lamba daga 1 zuwa 12',
}
