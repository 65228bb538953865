import type { textArea as english } from '../../copy/en/textArea.ts'
import type { Translation } from '../Translation.ts'

export const textArea: Translation<typeof english> = {
  'textArea.left': {
    zero: 'لم يبقَ أي حرف',
    one: 'بقي حرف واحد',
    two: 'بقي حرفان',
    few: 'بقيت {count} أحرف',
    many: 'بقي {count} حرفًا',
    other: 'بقي {count} حرف',
  },
}
