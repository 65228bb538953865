import type { figureNames as english } from '../../copy/en/figureNames.ts'
import type { Translation } from '../Translation.ts'

export const figureNames: Translation<typeof english> = {
  'figures.income': 'الإيرادات',
  'figures.cost_of_sales': 'تكلفة المبيعات',
  'figures.operating_expense': 'المصروفات التشغيلية',
  'figures.depreciation': 'الإهلاك',
  'figures.tax': 'الضريبة',
  'figures.total_assets': 'إجمالي الأصول',
  'figures.equity': 'حقوق الملكية',
  'figures.cash_reserve': 'النقد المتاح',
  'figures.total_debt': 'إجمالي القروض',
  'figures.capex': 'الاستثمارات (capex)',
  'figures.principal_repayment': 'سداد القروض (أصل المبلغ)',
  'figures.period': 'عدد الأشهر',
  'figures.error.REQUIRED': 'أدخل «{figure}» لسنة {year}',
  'figures.error.FIGURE_INVALID': '«{figure}» لسنة {year} ليس مبلغًا. استخدم الأرقام، مثل 1500000',
  'figures.error.FIGURE_TOO_LONG': 'في «{figure}» لسنة {year} أرقام أكثر مما يلزم',
  'figures.error.PERIOD_INVALID': 'يجب أن يكون «{figure}» لسنة {year} رقمًا صحيحًا من 1 إلى 12',
}
