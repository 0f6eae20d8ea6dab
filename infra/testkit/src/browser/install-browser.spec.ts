import { describe, expect, test } from 'vitest';
import { installBrowser } from './install-browser.ts';
import type { Machine } from './machine.ts';

type World = Record<'chromium' | 'font' | 'apt' | 'shell' | 'root' | 'sudo' | 'download', boolean>;

const bare: World = {
  chromium: false,
  font: false,
  apt: false,
  shell: true,
  root: false,
  sudo: false,
  download: false,
};

/** A machine of which only these things are true; installing makes them true. */
function machineIn(world: World): Machine & { readonly done: string[] } {
  const done: string[] = [];
  const installed = () => {
    world.chromium = true;
    world.font = true;
    return true;
  };
  const answers: readonly (readonly [needle: string, answer: () => boolean])[] = [
    ['fc-list', () => world.font],
    ['command -v apt-get', () => world.apt],
    ['sudo -n true', () => world.sudo],
    ['apt-get update', () => true],
    ['apt-get install -y -qq --no-install-recommends chromium-headless-shell', () => world.shell && installed()],
    ['apt-get install', () => installed()],
  ];
  return {
    done,
    findChromium: async () => (world.chromium ? '/usr/bin/chromium' : undefined),
    isRoot: () => world.root,
    say: () => {},
    download: async () => {
      done.push('download');
      world.chromium = world.download;
      return world.download;
    },
    run: async (command) => {
      const words = command.join(' ');
      if (/install|update/.test(words)) done.push(words);
      return answers.find(([needle]) => words.includes(needle))?.[1]() ?? false;
    },
  };
}

const apt = 'apt-get install -y -qq --no-install-recommends';

describe('a browser for the tests', () => {
  test('a machine that has all is left alone', async () => {
    const machine = machineIn({ ...bare, chromium: true, font: true, apt: true, root: true });
    expect(await installBrowser(machine)).toBe('/usr/bin/chromium');
    expect(machine.done).toEqual([]);
  });

  test('root on Debian gets the packages that are missing', async () => {
    const machine = machineIn({ ...bare, apt: true, root: true });
    expect(await installBrowser(machine)).toBe('/usr/bin/chromium');
    expect(machine.done).toEqual(['apt-get update -qq', `${apt} chromium-headless-shell fonts-noto-cjk`]);
  });

  test('a Debian without the headless build gets the whole browser', async () => {
    const machine = machineIn({ ...bare, apt: true, root: true, shell: false });
    expect(await installBrowser(machine)).toBe('/usr/bin/chromium');
    expect(machine.done).toContain(`${apt} chromium fonts-noto-cjk`);
  });

  test('only the font is installed when only the font is missing', async () => {
    const machine = machineIn({ ...bare, chromium: true, apt: true, root: true });
    await installBrowser(machine);
    expect(machine.done).toContain(`${apt} fonts-noto-cjk`);
  });

  test('an ordinary user with a sudo that asks nothing gets them too', async () => {
    const machine = machineIn({ ...bare, apt: true, sudo: true });
    await installBrowser(machine);
    expect(machine.done).toContain(`sudo -n ${apt} chromium-headless-shell fonts-noto-cjk`);
  });

  test('an ordinary user without sudo gets a build of its own', async () => {
    const machine = machineIn({ ...bare, apt: true, download: true });
    expect(await installBrowser(machine)).toBe('/usr/bin/chromium');
    expect(machine.done).toEqual(['download']);
  });

  test('a missing font alone stops nobody', async () => {
    expect(await installBrowser(machineIn({ ...bare, chromium: true }))).toBe('/usr/bin/chromium');
  });

  test('when nothing works the message says what to install', async () => {
    await expect(installBrowser(machineIn(bare))).rejects.toThrow(/fonts-noto-cjk.*CHROMIUM_PATH/s);
  });
});
