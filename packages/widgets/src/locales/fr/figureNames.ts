import type { figureNames as english } from '../../copy/en/figureNames.ts'
import type { Translation } from '../Translation.ts'

export const figureNames: Translation<typeof english> = {
  'figures.income': 'Revenus',
  'figures.cost_of_sales': 'Coût des ventes',
  'figures.operating_expense': 'Charges d’exploitation',
  'figures.depreciation': 'Amortissements',
  'figures.tax': 'Impôts',
  'figures.total_assets': 'Total de l’actif',
  'figures.equity': 'Capitaux propres',
  'figures.cash_reserve': 'Trésorerie',
  'figures.total_debt': 'Total des emprunts',
  'figures.capex': 'Investissements (capex)',
  'figures.principal_repayment': 'Remboursements d’emprunts (principal)',
  'figures.period': 'Mois couverts',
  'figures.error.REQUIRED': 'Saisissez « {figure} » pour {year}',
  'figures.error.FIGURE_INVALID':
    '« {figure} » pour {year} n’est pas un montant. Utilisez des chiffres, par exemple 1500000',
  'figures.error.FIGURE_TOO_LONG': '« {figure} » pour {year} a trop de chiffres',
  'figures.error.PERIOD_INVALID': '« {figure} » pour {year} doit être un nombre entier de 1 à 12',
}
