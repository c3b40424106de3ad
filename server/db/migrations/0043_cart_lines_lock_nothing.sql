-- A foreign key locks the row that it points to, and so each cart that was being filled held a lock on a wanted
-- size, between which and the locks of orders PostgreSQL can find a deadlock. Sizes are not deleted while a cart
-- has them: that is checked where a size is deleted, which happens to synthetic products alone.
alter table cart_lines drop constraint cart_lines_sku_fkey;

create function refuse_variant_in_cart() returns trigger language plpgsql as $$
begin
  if exists (select from cart_lines where sku = old.sku) then
    raise foreign_key_violation using message = 'A cart line has the variant ' || old.sku || '.';
  end if;
  return old;
end
$$;

create trigger variants_in_carts before delete on variants
  for each row execute function refuse_variant_in_cart();
