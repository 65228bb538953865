import type { figureNames as english } from '../../copy/en/figureNames.ts'
import type { Translation } from '../Translation.ts'

export const figureNames: Translation<typeof english> = {
  'figures.income': 'Owó tó wọlé',
  'figures.cost_of_sales': 'Owó tí a ná lórí ọjà tí a tà (Cost of sales)',
  'figures.operating_expense': 'Ìnáwó iṣẹ́ ojoojúmọ́',
  'figures.depreciation': 'Ìdínkù iye ohun ìní (Depreciation)',
  'figures.tax': 'Owó-orí',
  'figures.total_assets': 'Àpapọ̀ ohun ìní (Total assets)',
  'figures.equity': 'Owó àwọn tó ni iléeṣẹ́ (Equity)',
  'figures.cash_reserve': 'Owó tó wà nípamọ́',
  'figures.total_debt': 'Àpapọ̀ gbèsè',
  'figures.capex': 'Ìnáwó lórí ohun ìní (capex)',
  'figures.principal_repayment': 'Ìsanpadà ẹ̀yáwó (principal)',
  'figures.period': 'Iye oṣù',
  'figures.error.REQUIRED': 'Ẹ tẹ “{figure}” ti {year}',
  'figures.error.FIGURE_INVALID': '“{figure}” ti {year} kì í ṣe iye owó. Ẹ lo nọ́ńbà, bíi 1500000',
  'figures.error.FIGURE_TOO_LONG': 'Ẹyọ nọ́ńbà tó wà nínú “{figure}” ti {year} ti pọ̀ jù',
  'figures.error.PERIOD_INVALID': '“{figure}” ti {year} gbọ́dọ̀ jẹ́ odidi nọ́ńbà láti 1 sí 12',
}
