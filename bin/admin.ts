import postgres from 'postgres';
import { withDatabase } from '#db/with-database.ts';

const usage = `Usage: npm run admin -- grant <email>    makes a person an admin
       npm run admin -- revoke <email>   makes an admin a user again
       npm run admin -- list             shows all admins`;

const [command, email] = process.argv.slice(2);

if (command === 'list') {
  await withSql(async (sql) => {
    const admins = await sql<{ email: string }[]>`select email from users where role = 'admin' order by email`;
    console.log(admins.length === 0 ? 'There are no admins.' : admins.map((admin) => admin.email).join('\n'));
  });
} else if ((command === 'grant' || command === 'revoke') && email !== undefined) {
  const role = command === 'grant' ? 'admin' : 'user';
  await withSql(async (sql) => {
    const [user] = await sql<{ email: string }[]>`
      update users set role = ${role}, updated_at = now() where lower(email) = lower(${email.trim()}) returning email`;
    if (user === undefined) {
      console.error(`There is no account with the address ${email}.`);
      process.exitCode = 1;
    } else {
      console.log(`${user.email} is now ${role === 'admin' ? 'an admin' : 'a user'}.`);
    }
  });
} else {
  console.error(usage);
  process.exitCode = 64; // EX_USAGE
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
