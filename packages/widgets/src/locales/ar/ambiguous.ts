import type { ambiguous as english } from '../../copy/en/ambiguous.ts'
import type { Translation } from '../Translation.ts'

export const ambiguous: Translation<typeof english> = {
  'ambiguous.succeeded.oneOfTwo': 'تأكد سحب واحد من سحبين متساويين، ولا نعرف أيهما.',
  'ambiguous.succeeded': 'تأكد {count} من {candidates} من عمليات السحب المتساوية، ولا نعرف أيها.',
  'ambiguous.failed.oneOfTwo': 'فشل سحب واحد من سحبين متساويين، ولا نعرف أيهما.',
  'ambiguous.failed': 'فشل {count} من {candidates} من عمليات السحب المتساوية، ولا نعرف أيها.',
  'ambiguous.rows.succeeded': 'تأكد {count} من {candidates} من البنود المتساوية، ولا نعرف أيها.',
  'ambiguous.rows.failed': 'فشل {count} من {candidates} من البنود المتساوية، ولا نعرف أيها.',
}
