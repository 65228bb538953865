import type { textArea as english } from '../../copy/en/textArea.ts'
import type { Translation } from '../Translation.ts'

export const textArea: Translation<typeof english> = {
  'textArea.left': { other: 'Mkpụrụ edemede fọrọ: {count}' },
}
