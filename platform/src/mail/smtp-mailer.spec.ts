import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';

let server: net.Server;
let received: string;
let greeting: string;

/** As much of RFC 5321 as one mail needs. */
function converse(socket: net.Socket): void {
  let inData = false;
  socket.write(greeting);
  socket.on('error', () => socket.destroy());
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
    if (inData) {
      inData = !received.includes('\r\n.\r\n');
      if (!inData) socket.write('250 kept\r\n');
      return;
    }
    inData = text.startsWith('DATA');
    socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
  });
}

beforeEach(async () => {
  received = '';
  greeting = '220 stub\r\n';
  server = net.createServer(converse).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.close();
  await once(server, 'close');
});

function mailer() {
  return smtpMailer({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: 'no-reply@meikan.example',
  });
}

it('sends a mail', async () => {
  const smtp = mailer();
  await smtp.send({ to: 'a@b.jp', subject: '確認コード', text: 'コードは123456です。' });
  await smtp.close();
  expect(received).toContain('RCPT TO:<a@b.jp>');
  expect(received).toContain(`Subject: =?UTF-8?B?${Buffer.from('確認コード').toString('base64')}?=`);
});

it('throws a fault when the server refuses', async () => {
  greeting = '554 go away\r\n';
  const smtp = mailer();
  await expect(smtp.send({ to: 'a@b.jp', subject: 'x', text: 'x' })).rejects.toMatchObject({
    name: 'Fault',
    tag: 'mail',
  });
  await smtp.close();
});
