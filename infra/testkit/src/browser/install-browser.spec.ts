import { describe, expect, test } from 'vitest';
import { installBrowser } from './install-browser.ts';
import type { Machine } from './machine.ts';

type MachineState = Record<'chromium' | 'font' | 'apt' | 'shell' | 'root' | 'sudo' | 'download', boolean>;

const bare: MachineState = {
  chromium: false,
  font: false,
  apt: false,
  shell: true,
  root: false,
  sudo: false,
  download: false,
};

/** A machine of which only these things are true; installing makes them true. */
function machineIn(state: MachineState): Machine & { readonly done: string[] } {
  const done: string[] = [];
  const installed = () => {
    state.chromium = true;
    state.font = true;
    return true;
  };
  const answers: readonly (readonly [needle: string, answer: () => boolean])[] = [
    ['fc-list', () => state.font],
    ['command -v apt-get', () => state.apt],
    ['sudo -n true', () => state.sudo],
    ['apt-get update', () => true],
    ['apt-get install -y -qq --no-install-recommends chromium-headless-shell', () => state.shell && installed()],
    ['apt-get install', () => installed()],
  ];
  return {
    done,
    findChromium: async () => (state.chromium ? '/usr/bin/chromium' : undefined),
    isRoot: () => state.root,
    say: () => {},
    download: async () => {
      done.push('download');
      state.chromium = state.download;
      return state.download;
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
  test('installs nothing where everything is there', async () => {
    const machine = machineIn({ ...bare, chromium: true, font: true, apt: true, root: true });
    expect(await installBrowser(machine)).toBe('/usr/bin/chromium');
    expect(machine.done).toEqual([]);
  });

  test('installs the missing packages as root on Debian', async () => {
    const machine = machineIn({ ...bare, apt: true, root: true });
    expect(await installBrowser(machine)).toBe('/usr/bin/chromium');
    expect(machine.done).toEqual(['apt-get update -qq', `${apt} chromium-headless-shell fonts-noto-cjk`]);
  });

  test('installs the whole browser on a Debian without the headless build', async () => {
    const machine = machineIn({ ...bare, apt: true, root: true, shell: false });
    expect(await installBrowser(machine)).toBe('/usr/bin/chromium');
    expect(machine.done).toContain(`${apt} chromium fonts-noto-cjk`);
  });

  test('installs only the font when only the font is missing', async () => {
    const machine = machineIn({ ...bare, chromium: true, apt: true, root: true });
    await installBrowser(machine);
    expect(machine.done).toContain(`${apt} fonts-noto-cjk`);
  });

  test('installs them for an ordinary user with passwordless sudo', async () => {
    const machine = machineIn({ ...bare, apt: true, sudo: true });
    await installBrowser(machine);
    expect(machine.done).toContain(`sudo -n ${apt} chromium-headless-shell fonts-noto-cjk`);
  });

  test('downloads a build for an ordinary user without sudo', async () => {
    const machine = machineIn({ ...bare, apt: true, download: true });
    expect(await installBrowser(machine)).toBe('/usr/bin/chromium');
    expect(machine.done).toEqual(['download']);
  });

  test('goes on when only the font is missing', async () => {
    expect(await installBrowser(machineIn({ ...bare, chromium: true }))).toBe('/usr/bin/chromium');
  });

  test('says what to install when nothing works', async () => {
    await expect(installBrowser(machineIn(bare))).rejects.toThrow(/fonts-noto-cjk.*CHROMIUM_PATH/s);
  });
});
