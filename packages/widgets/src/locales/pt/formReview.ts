import type { formReview as english } from '../../copy/en/formReview.ts'
import type { Translation } from '../Translation.ts'

export const formReview: Translation<typeof english> = {
  'form.edit': 'Alterar',
  'form.warnings.title': 'Verifique isto antes de confirmar',
  'form.warnings.checked': 'Já verifiquei',
  'form.warnings.open': 'Assinale cada ponto acima para confirmar.',
  'form.offline.title': 'Está sem ligação à internet. Nada foi enviado.',
  'form.offline.text': 'Ligue-se à internet e depois confirme de novo.',
  'form.sessionExpired.title': 'A sua sessão terminou. Nada foi enviado.',
  'form.sessionExpired.text':
    'Inicie sessão de novo noutro separador, depois volte aqui e confirme. O que escreveu fica guardado.',
  'form.inFlightElsewhere.title': 'Outro separador está a enviar o mesmo',
  'form.inFlightElsewhere.text': 'Nada foi enviado daqui. Espere que o outro termine e depois tente de novo.',
  'form.notSent.title': 'Nada foi enviado',
  'form.notSent.text': 'A verificação adicional não foi concluída. Pode confirmar de novo.',
  'form.duplicate.earlier': 'O pedido anterior',
  'form.duplicate.back': 'Não enviar',
  'form.duplicate.rows': 'Já enviados',
  'form.duplicate.others': 'Enviar só o resto ({count})',
  'form.rejected.check': 'Verifique o que introduziu e tente de novo.',
  'form.rejected.permission': 'Não tem autorização para fazer isto.',
  'form.rejected.credentials':
    'O serviço não aceita esta aplicação neste momento, por isso nada foi enviado. Esperar não ajuda. Avise os responsáveis por esta aplicação e dê-lhes o identificador do pedido.',
  'form.rejected.busy': 'O serviço está ocupado. Espere um pouco e tente de novo.',
  'form.rejected.large':
    'Tudo junto é demasiado grande para o serviço. Reduza alguns ficheiros e tente de novo.',
  'form.rejected.fileMissing':
    'Um ficheiro já não está connosco, ou não chegou inteiro. Nada foi enviado. Veja os ficheiros e tente de novo.',
  'form.rejected.fileChanged':
    'Um ficheiro não é o que viu aqui, por isso não foi aceite. Veja os ficheiros e tente de novo.',
  'form.rejected.words': 'Mensagem do serviço: «{message}»',
}
