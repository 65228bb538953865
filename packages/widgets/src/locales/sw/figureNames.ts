import type { figureNames as english } from '../../copy/en/figureNames.ts'
import type { Translation } from '../Translation.ts'

export const figureNames: Translation<typeof english> = {
  'figures.income': 'Mapato',
  'figures.cost_of_sales': 'Gharama za mauzo (Cost of sales)',
  'figures.operating_expense': 'Gharama za uendeshaji',
  'figures.depreciation': 'Uchakavu (Depreciation)',
  'figures.tax': 'Kodi',
  'figures.total_assets': 'Jumla ya mali (Total assets)',
  'figures.equity': 'Mtaji wa wamiliki (Equity)',
  'figures.cash_reserve': 'Akiba ya fedha taslimu',
  'figures.total_debt': 'Jumla ya madeni',
  'figures.capex': 'Uwekezaji (capex)',
  'figures.principal_repayment': 'Marejesho ya mkopo (principal)',
  'figures.period': 'Idadi ya miezi',
  'figures.error.REQUIRED': 'Andika “{figure}” ya {year}',
  'figures.error.FIGURE_INVALID': '“{figure}” ya {year} si kiasi cha pesa. Tumia tarakimu, kama 1500000',
  'figures.error.FIGURE_TOO_LONG': '“{figure}” ya {year} ina tarakimu nyingi mno',
  'figures.error.PERIOD_INVALID': '“{figure}” ya {year} lazima iwe nambari kamili kuanzia 1 hadi 12',
}
