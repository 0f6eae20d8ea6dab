import { accountId } from '@meikan/domain';
import { createIdentity, type Identity, identitySettings } from '@meikan/identity';
import { ownerTag } from '@meikan/images';
import { type Mailbox, openMailer } from '@meikan/platform';
import { pagesOwnedAlone, picturesOfCompanies, reportersOf, tracesOf } from '@meikan/projections/read-model';
import { allReactors, type Reactors, startReactors } from '@meikan/reactors';
import type { ApplicationOptions } from './application-options.ts';
import type { Stores } from './stores.ts';

/** Who may come in, and what is written to them. `mailbox` is there when mails are kept instead of sent. */
export type Accounts = {
  readonly identity: Identity;
  readonly reactors: Reactors;
  readonly mailbox: Mailbox | null;
};

export async function openAccounts(
  options: ApplicationOptions,
  stores: Stores,
  opened: AsyncDisposableStack,
): Promise<Accounts> {
  const { configuration, logger, clock } = options;
  const { database, handler, keys, log, decoder, footprints, pictures, projections } = stores;
  const { pool } = database;
  const { http } = configuration;
  const { mailer, mailbox } = await openMailer(configuration, database, opened);
  const settings = identitySettings(configuration);
  const identity = await createIdentity({
    ...{ settings, database, handler, keys, mailer, clock, log: logger },
    pagesOwnedAlone: (id) => pagesOwnedAlone(pool, id),
  });
  opened.defer(() => identity.close());
  const reactors = await startReactors({
    log,
    decode: decoder.decode,
    pool,
    reactors: allReactors,
    logger,
    effects: {
      handler,
      mailer,
      publicUrl: http.publicUrl,
      setAccountDisabled: (id, disabled) => identity.setDisabled(accountId(id), disabled),
      addressOf: async (id) => (await identity.accounts.byId(accountId(id)))?.email ?? null,
      adminAddresses: () => identity.accounts.adminAddresses(),
      forgetFootprints: (id) => footprints.forget(id),
      forgetPictures: async (id) => {
        await pictures.forget(id, await picturesOfCompanies(pool, ownerTag(id)));
      },
      tracesOf: (id, asOf) => tracesOf({ pool, watermarks: projections.watermarks }, id, asOf),
      reportersOf: (ruling, asOf) => reportersOf({ pool, watermarks: projections.watermarks }, ruling, asOf),
      destroyKey: (subject) => keys.destroy(subject),
    },
  });
  opened.defer(() => reactors.stop());
  return { identity, reactors, mailbox };
}
