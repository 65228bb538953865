import type { bankPicker as english } from '../../copy/en/bankPicker.ts'
import type { Translation } from '../Translation.ts'

export const bankPicker: Translation<typeof english> = {
  'bankPicker.label': 'البنك',
  'bankPicker.placeholder': 'اختر بنكًا',
  'bankPicker.search': 'ابحث بالاسم أو الرمز',
  'bankPicker.searchLabel': 'البحث عن بنك',
  'bankPicker.results': {
    zero: 'لم يُعثر على أي بنك',
    one: 'عُثر على بنك واحد',
    two: 'عُثر على بنكين',
    few: 'عُثر على {count} بنوك',
    many: 'عُثر على {count} بنكًا',
    other: 'عُثر على {count} بنك',
  },
  'bankPicker.noResults': 'لا يوجد بنك مطابق. جرب كتابة أخرى أو رمز البنك.',
  'bankPicker.keepTyping': {
    zero: 'لا مزيد.',
    one: 'هناك بنك آخر. واصل الكتابة لتضييق القائمة.',
    two: 'هناك بنكان آخران. واصل الكتابة لتضييق القائمة.',
    few: 'هناك {count} بنوك أخرى. واصل الكتابة لتضييق القائمة.',
    many: 'هناك {count} بنكًا آخر. واصل الكتابة لتضييق القائمة.',
    other: 'هناك {count} بنك آخر. واصل الكتابة لتضييق القائمة.',
  },
  'bankPicker.truncated': 'تعرض الخدمة أول {count} من البنوك فقط. قد لا يكون بنكك بينها.',
  'bankPicker.notListed': 'بنكي غير موجود في القائمة',
  'bankPicker.recent': 'استُخدم من قبل',
  'bankPicker.likely': 'يناسب رقم الحساب',
  'bankPicker.all': 'كل البنوك',
  'bankPicker.loading': 'جارٍ تحميل البنوك…',
  'bankPicker.failed': 'تعذر تحميل البنوك.',
  'bankPicker.failedManual': 'ما زال بإمكانك إدخال رمز البنك بنفسك.',
  'bankPicker.offline': 'لا يوجد اتصال بالإنترنت. هذه القائمة من {date}.',
  'bankPicker.none': 'لا توجد قائمة بنوك لهذا البلد.',
  'bankPicker.toggle': 'عرض البنوك',
}
