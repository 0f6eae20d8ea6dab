import { type Machine, thisMachine } from './machine.ts';

/**
 * Makes sure that there is a Chromium, and a Japanese font for its screenshots. Debian's packages are installed as root
 * (or where sudo asks nothing); elsewhere a headless build is brought into folders of our own.
 *
 * @returns the path of the browser.
 * @throws Error (Japanese and English) that says what to install when nothing worked.
 */
export async function installBrowser(machine: Machine = thisMachine): Promise<string> {
  const found = await machine.findChromium();
  const missing = { browser: found === undefined, font: !(await hasJapaneseFont(machine)) };
  if ((missing.browser || missing.font) && !(await installPackages(missing, machine)))
    await doWithout(missing, machine);
  const browser = found ?? (await machine.findChromium());
  if (browser === undefined) throw new Error(whatToInstall);
  return browser;
}

const whatToInstall = [
  'テスト用の Chromium が見つからず、自動でも入れられませんでした。',
  'Debian・Ubuntu では sudo apt-get install chromium fonts-noto-cjk を実行するか、',
  'インストール済みの Chromium や Chrome の場所を CHROMIUM_PATH に指定してください。',
  'No Chromium was found or could be installed: install chromium and fonts-noto-cjk, or set CHROMIUM_PATH.',
].join('\n');

async function hasJapaneseFont(machine: Machine): Promise<boolean> {
  return machine.run(['sh', '-c', 'fc-list :lang=ja file 2>/dev/null | grep -q .'], { quiet: true });
}

type Missing = { readonly browser: boolean; readonly font: boolean };

/** What to install, the best first: not every Debian has the headless build, which is half the work to run. */
function choicesFor({ browser, font }: Missing): readonly (readonly string[])[] {
  const fonts = font ? ['fonts-noto-cjk'] : [];
  return browser
    ? [
        ['chromium-headless-shell', ...fonts],
        ['chromium', ...fonts],
      ]
    : [fonts];
}

async function installPackages(missing: Missing, machine: Machine): Promise<boolean> {
  if (!(await machine.run(['sh', '-c', 'command -v apt-get'], { quiet: true }))) return false;
  const asRoot = machine.isRoot() ? [] : ['sudo', '-n'];
  if (asRoot.length > 0 && !(await machine.run(['sh', '-c', 'sudo -n true 2>/dev/null'], { quiet: true })))
    return false;
  await machine.run([...asRoot, 'apt-get', 'update', '-qq']);
  for (const packages of choicesFor(missing)) {
    machine.say(`テストに必要な ${packages.join('、')} をインストールします。`);
    if (await machine.run([...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]))
      return true;
  }
  return false;
}

async function doWithout(missing: Missing, machine: Machine): Promise<void> {
  if (missing.font) machine.say('日本語フォントがないため、スクリーンショットの文字が欠けます。');
  if (!missing.browser) return;
  machine.say('テスト用の Chromium をダウンロードします。');
  await machine.download();
}
