import type { figureNames as english } from '../../copy/en/figureNames.ts'
import type { Translation } from '../Translation.ts'

export const figureNames: Translation<typeof english> = {
  'figures.income': 'Ego batara',
  'figures.cost_of_sales': 'Ego e mefuru n’ihe e rere (Cost of sales)',
  'figures.operating_expense': 'Ego e ji arụ ọrụ',
  'figures.depreciation': 'Mbelata uru ngwá ọrụ (Depreciation)',
  'figures.tax': 'Ụtụ isi',
  'figures.total_assets': 'Mkpokọta akụ (Total assets)',
  'figures.equity': 'Òkè ndị nwe ụlọ ọrụ (Equity)',
  'figures.cash_reserve': 'Ego echekwara',
  'figures.total_debt': 'Mkpokọta ụgwọ',
  'figures.capex': 'Ego e tinyere n’ịzụ akụ (capex)',
  'figures.principal_repayment': 'Nkwụghachi mgbaziri (principal)',
  'figures.period': 'Ọnwa ole',
  'figures.error.REQUIRED': 'Tinye “{figure}” nke {year}',
  'figures.error.FIGURE_INVALID': '“{figure}” nke {year} abụghị ego ole. Jiri mkpụrụ nọmba, dị ka 1500000',
  'figures.error.FIGURE_TOO_LONG': '“{figure}” nke {year} nwere mkpụrụ nọmba karịrị akarị',
  'figures.error.PERIOD_INVALID': '“{figure}” nke {year} ga-abụ nọmba zuru ezu site na 1 ruo 12',
}
