import type { drawdownReview as english } from '../../copy/en/drawdownReview.ts'
import type { Translation } from '../Translation.ts'

export const drawdownReview: Translation<typeof english> = {
  'drawdown.review.title': 'Verifique antes de pedir',
  'drawdown.review.text':
    'Leia cada linha. O dinheiro desembolsado entra na sua conta dedicada. Tem de o reembolsar, mais o custo.',
  'drawdown.review.amount': 'Está a pedir',
  'drawdown.review.tenor': 'Prazo',
  'drawdown.review.available': 'Disponível agora',
  'drawdown.review.running': 'Utilização ativa agora',
  'drawdown.review.cost': 'Custo estimado por nós',
  'drawdown.review.over': 'É mais do que o valor disponível. O serviço pode recusar.',
  'drawdown.review.oldLimit':
    'Não foi possível ler de novo o seu limite de crédito. O valor disponível pode ter mudado.',
  'drawdown.confirm': 'Pedir {amount}',
  'drawdown.sending': 'A enviar o seu pedido. Mantenha esta página aberta.',
  'drawdown.duplicate.title': 'Talvez já tenha feito este pedido',
  'drawdown.duplicate.text': 'Um pedido como este foi feito anteriormente. Nada de novo foi enviado.',
  'drawdown.duplicate.confirm': 'Pedir mais {amount}',
  'drawdown.progress.waiting.title': 'À espera de que a utilização fique ativa',
  'drawdown.progress.waiting.text':
    'O serviço não envia nenhuma mensagem quando isso acontece. Continuamos a verificar a sua utilização ativa enquanto esta página estiver aberta.',
  'drawdown.progress.active.title': 'Uma utilização de {amount} está agora ativa',
  'drawdown.progress.active.text':
    'Concluímos isto a partir da sua utilização ativa: o serviço não enviou nenhuma mensagem sobre ela. Para fazer sair dinheiro da sua conta dedicada, faça um levantamento.',
  'drawdown.progress.noNews.title': {
    one: 'Nenhuma utilização deste valor ficou ativa em {count} hora',
    other: 'Nenhuma utilização deste valor ficou ativa em {count} horas',
  },
  'drawdown.progress.noNews.text':
    'O serviço não envia nenhuma mensagem sobre ela. Contacte o apoio com a referência abaixo antes de pedir de novo.',
  'drawdown.progress.checkAgain': 'Verificar de novo',
  'drawdown.progress.withdraw': 'Fazer um levantamento',
}
