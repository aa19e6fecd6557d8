import postgres from 'postgres';
import { withDatabase } from '#db/with-database.ts';

const usage = `Usage: npm run admin -- grant <email>    makes a person an admin
       npm run admin -- revoke <email>   makes an admin a user again
       npm run admin -- list             shows all admins`;

/** Whoever makes an account types an address; only a reset mail or Google shows that it is theirs. */
const unproven = 'nobody has shown yet that this address is theirs';

const [command, email] = process.argv.slice(2);

if (command === 'list') {
  await withSql(async (sql) => {
    const admins = await sql<Found[]>`
      select email, email_verified_at is not null as is_proven from users where role = 'admin' order by email`;
    const lines = admins.map((admin) => (admin.is_proven ? admin.email : `${admin.email}  (${unproven})`));
    console.log(lines.length === 0 ? 'There are no admins.' : lines.join('\n'));
  });
} else if ((command === 'grant' || command === 'revoke') && email !== undefined) {
  const role = command === 'grant' ? 'admin' : 'user';
  await withSql(async (sql) => {
    const [user] = await sql<Found[]>`
      update users set role = ${role}, updated_at = now() where lower(email) = lower(${email.trim()})
      returning email, email_verified_at is not null as is_proven`;
    if (user === undefined) {
      console.error(`There is no account with the address ${email}.`);
      process.exitCode = 1;
    } else {
      console.log(`${user.email} is now ${role === 'admin' ? 'an admin' : 'a user'}.`);
      if (role === 'admin' && !user.is_proven) {
        console.log(
          `But ${unproven}: it may have been typed by somebody else, who knows the password. Ask its owner to set a new one by "Forgot your password?" (which ends all sessions), or to sign in with Google; until then "npm run admin -- revoke ${user.email}" takes it back.`,
        );
      }
    }
  });
} else {
  console.error(usage);
  process.exitCode = 64; // EX_USAGE
}

interface Found {
  email: string;
  is_proven: boolean;
}

function withSql(run: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  return withDatabase(async (url) => {
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    try {
      await run(sql);
    } finally {
      await sql.end();
    }
  });
}
