import { expect, it } from 'vitest';
import { ModelDevice, type Weather } from './testing/model-device.ts';
import { ModelServer } from './testing/model-server.ts';

const PROFILE = 'user-u1';
const changes = (fields: Record<string, string>) => ({
  type: 'update-profile',
  stream: PROFILE,
  data: { changes: fields },
});

it.each<Weather>(['fine', 'twice'])(
  "an edit that another device made already does not hide that device's other fields, %s",
  (weather) => {
    const server = new ModelServer();
    const [here, there] = [new ModelDevice(server), new ModelDevice(server)];
    here.look(PROFILE);
    there.command(changes({ name: '澪', job: '灯台守' }));
    there.turn('fine');

    here.command(changes({ name: '澪' }));
    here.turn(weather);
    expect(here.queue.rows).toEqual([]);
    here.command(changes({ job: '司書' }));
    here.turn('fine');
    expect(here.queue.rows).toMatchObject([{ status: 'standing', trouble: { kind: 'conflict', fields: ['job'] } }]);
    expect(server.view(PROFILE).fields).toMatchObject({ job: '灯台守' });
  },
);
