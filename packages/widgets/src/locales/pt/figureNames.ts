import type { figureNames as english } from '../../copy/en/figureNames.ts'
import type { Translation } from '../Translation.ts'

export const figureNames: Translation<typeof english> = {
  'figures.income': 'Rendimentos',
  'figures.cost_of_sales': 'Custo das vendas',
  'figures.operating_expense': 'Gastos operacionais',
  'figures.depreciation': 'Depreciações',
  'figures.tax': 'Imposto',
  'figures.total_assets': 'Total do ativo',
  'figures.equity': 'Capital próprio',
  'figures.cash_reserve': 'Disponibilidades',
  'figures.total_debt': 'Total dos empréstimos',
  'figures.capex': 'Investimentos (capex)',
  'figures.principal_repayment': 'Reembolsos de empréstimos (capital)',
  'figures.period': 'Meses abrangidos',
  'figures.error.REQUIRED': 'Introduza «{figure}» de {year}',
  'figures.error.FIGURE_INVALID': '«{figure}» de {year} não é um valor. Use algarismos, por exemplo 1500000',
  'figures.error.FIGURE_TOO_LONG': '«{figure}» de {year} tem algarismos a mais',
  'figures.error.PERIOD_INVALID': '«{figure}» de {year} tem de ser um número inteiro de 1 a 12',
}
